import { LOCALES } from '@regalia/kernel';
import { type ReactNode, useId } from 'react';
import { LANGUAGE_NAMES, useText } from '../i18n/text.ts';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './SettingsDialog.module.css';
import { MOTIONS, type Settings, TEXT_SIZES, THEMES, useSettings } from './store.ts';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useText();
  const settings = useSettings();
  const { change } = settings;
  return (
    <Dialog title={t('settings.title')} onClose={onClose}>
      <div className={styles.form}>
        <label className={styles.row}>
          <span>{t('settings.name')}</span>
          <input
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
        <Toggle label={t('settings.confirm')} hint={t('settings.confirm.hint')} name="confirm" settings={settings} />
        <Toggle label={t('settings.sound')} hint={t('settings.sound.hint')} name="sound" settings={settings} />
        <Toggle label={t('settings.shapes')} hint={t('settings.shapes.hint')} name="shapes" settings={settings} />
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

interface ToggleProps {
  readonly label: string;
  readonly hint: string;
  readonly name: 'sound' | 'shapes' | 'confirm';
  readonly settings: Settings & { readonly change: (change: Partial<Settings>) => void };
}

function Toggle({ label, hint, name, settings }: ToggleProps): ReactNode {
  return (
    <label className={styles.toggle}>
      <span>
        {label}
        <small>{hint}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={settings[name]}
        checked={settings[name]}
        onChange={({ target }) => settings.change({ [name]: target.checked })}
      />
    </label>
  );
}
