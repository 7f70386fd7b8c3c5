/**
 * @generated SignedSource<<9d441a1ccf5d20791aa6fb62648837f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FailedJobState = "DISMISSED" | "RETRIED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type failedJobColumns_job$data = {
  readonly attempts: number;
  readonly failedAt: string;
  readonly id: string;
  readonly kind: string;
  readonly queue: string;
  readonly reason: string;
  readonly state: FailedJobState;
  readonly subject: {
    readonly label: string;
    readonly path: string | null | undefined;
  } | null | undefined;
  readonly task: string | null | undefined;
  readonly " $fragmentType": "failedJobColumns_job";
};
export type failedJobColumns_job$key = {
  readonly " $data"?: failedJobColumns_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"failedJobColumns_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "failedJobColumns_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "queue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "task",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AdminActionSubject",
      "kind": "LinkedField",
      "name": "subject",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FailedJob",
  "abstractKey": null
};

(node as any).hash = "808dda93fc2c2a52efc33990090c1ae8";

export default node;
