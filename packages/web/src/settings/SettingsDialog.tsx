import { LOCALES } from '@regalia/kernel';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { useLazyText } from '../i18n/lazyTexts/useLazyText.ts';
import { LANGUAGE_NAMES, useText } from '../i18n/text.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import { DeviceSection } from './DeviceSection.tsx';
import { NoticeSwitch } from './NoticeSwitch.tsx';
import styles from './SettingsDialog.module.css';
import { Switch } from './Switch.tsx';
import { MOTIONS, SPEEDS, TEXT_SIZES, THEMES, useSettings } from './settingsStore.ts';

const RecoverySection = lazy(async () => ({
  default: (await import('./recovery/RecoverySection.tsx')).RecoverySection,
}));
const DataSection = lazy(async () => ({ default: (await import('./DataSection.tsx')).DataSection }));

export function SettingsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useText();
  const { say } = useLazyText();
  const settings = useSettings();
  const { change } = settings;
  return (
    <Dialog title={t('settings.title')} onClose={onClose}>
      <div className={styles.form}>
        <label className={styles.row}>
          <span>{t('settings.name')}</span>
          <TextField
            value={settings.name}
            maxLength={24}
            placeholder={t('settings.name.hint')}
            onChange={({ target }) => change({ name: target.value })}
          />
        </label>
        <Choice
          label={t('settings.language')}
          value={settings.locale}
          values={LOCALES}
          text={(locale) => LANGUAGE_NAMES[locale]}
          onChange={(locale) => change({ locale })}
        />
        <Choice
          label={t('settings.theme')}
          value={settings.theme}
          values={THEMES}
          text={(theme) => t(`settings.theme.${theme}`)}
          onChange={(theme) => change({ theme })}
        />
        <Choice
          label={t('settings.text-size')}
          value={settings.textSize}
          values={TEXT_SIZES}
          text={(size) => t(`settings.text-size.${size}`)}
          onChange={(textSize) => change({ textSize })}
        />
        <Choice
          label={t('settings.motion')}
          value={settings.motion}
          values={MOTIONS}
          text={(motion) => t(`settings.motion.${motion}`)}
          onChange={(motion) => change({ motion })}
        />
        <Choice
          label={t('settings.speed')}
          value={settings.speed}
          values={SPEEDS}
          text={(speed) => t(`settings.speed.${speed}`)}
          onChange={(speed) => change({ speed })}
        />
        <Switch
          label={t('settings.confirm')}
          hint={t('settings.confirm.hint')}
          checked={settings.confirm}
          onChange={(confirm) => change({ confirm })}
        />
        <Switch
          label={t('settings.sound')}
          hint={t('settings.sound.hint')}
          checked={settings.sound}
          onChange={(sound) => change({ sound })}
        />
        {settings.sound && (
          <label className={styles.row}>
            <span>{t('settings.volume')}</span>
            <input
              type="range"
              min={10}
              max={100}
              step={10}
              value={settings.volume}
              onChange={({ target }) => change({ volume: target.valueAsNumber })}
            />
          </label>
        )}
        <NoticeSwitch />
        <Switch
          label={t('settings.shapes')}
          hint={t('settings.shapes.hint')}
          checked={settings.shapes}
          onChange={(shapes) => change({ shapes })}
        />
        <Switch
          label={say('settings.keys')}
          hint={say('settings.keys.hint')}
          checked={settings.keys}
          onChange={(keys) => change({ keys })}
        />
        <DeviceSection />
        <Suspense>
          <RecoverySection />
          <DataSection />
        </Suspense>
      </div>
    </Dialog>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly text: (value: T) => string;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ label, value, values, text, onChange }: ChoiceProps<T>): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.segments}>
        {values.map((one) => (
          <label key={one} className={styles.segment}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            <span>{text(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
