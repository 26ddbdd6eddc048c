import type { ReactNode } from 'react';
import type { ReferenceIllustrationId } from '#domain/content/schema.ts';
import { Sketch } from '../design/illustrations/drawing.tsx';
import {
  bathroom,
  beforeAfter,
  branches,
  floorPlan,
  gantt,
  monitoring,
  phoneForm,
  schedule,
  searchMap,
} from '../design/illustrations/reference-sketches.tsx';

const SKETCHES: Record<ReferenceIllustrationId, ReactNode> = {
  'before-after': beforeAfter,
  monitoring,
  'phone-form': phoneForm,
  'search-map': searchMap,
  'floor-plan': floorPlan,
  schedule,
  gantt,
  bathroom,
  branches,
};

interface ReferenceIllustrationProps {
  id: ReferenceIllustrationId;
  className?: string;
}

/** The sketch of what a reference built. Decorative. */
export const ReferenceIllustration = ({ id, className }: ReferenceIllustrationProps) => (
  <Sketch className={className}>{SKETCHES[id]}</Sketch>
);
