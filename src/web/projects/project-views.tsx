import { SegmentedLinks } from '../design/areas/segmented-links.tsx';
import { PROJECT_BOARD, PROJECTS } from './project-addresses.ts';

/** Projects as rows or by their states. */
export const ProjectViews = ({ isBoard = false }: { isBoard?: boolean }) => (
  <SegmentedLinks
    label="Zobrazenie projektov"
    links={[
      { to: PROJECTS, label: 'Zoznam', isShown: !isBoard },
      { to: PROJECT_BOARD, label: 'Nástenka', isShown: isBoard },
    ]}
  />
);
