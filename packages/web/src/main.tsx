import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, preloadPage } from './app/App.tsx';
import { followUpdates } from './app/updates.ts';
import { followSettings } from './settings/applySettings.ts';
import { followNotices } from './settings/notices.ts';
import './theme/fonts.css';
import './theme/scales.css';
import './theme/colors.css';
import './theme/printed.css';
import './theme/base.css';

preloadPage(location.pathname);
followSettings();
followUpdates();
followNotices();
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
