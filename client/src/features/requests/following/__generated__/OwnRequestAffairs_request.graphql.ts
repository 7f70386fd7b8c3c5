/**
 * @generated SignedSource<<75f89d712d4218f67c8fee0a2c27c704>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartRequestState = "ANSWERED" | "AWARDED" | "CANCELED" | "CLOSED" | "EXPIRED" | "OPEN" | "%future added value";
export type StatusTone = "BAD" | "GOOD" | "MOVING" | "OVER" | "WAITING" | "%future added value";
export type Urgency = "HIGH" | "LOW" | "MEDIUM" | "URGENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OwnRequestAffairs_request$data = {
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly notifiedProviders: {
    readonly count: number;
    readonly openNow: number;
    readonly quotingNow: number;
  } | null | undefined;
  readonly reachedProviders: number | null | undefined;
  readonly sentAt: string | null | undefined;
  readonly state: PartRequestState;
  readonly status: {
    readonly label: string;
    readonly tone: StatusTone;
  };
  readonly urgency: Urgency;
  readonly " $fragmentSpreads": FragmentRefs<"OwnRequestActions_request">;
  readonly " $fragmentType": "OwnRequestAffairs_request";
};
export type OwnRequestAffairs_request$key = {
  readonly " $data"?: OwnRequestAffairs_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnRequestAffairs_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnRequestAffairs_request",
  "selections": [
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
      "concreteType": "Status",
      "kind": "LinkedField",
      "name": "status",
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
          "name": "tone",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "urgency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reachedProviders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NotifiedProviders",
      "kind": "LinkedField",
      "name": "notifiedProviders",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openNow",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quotingNow",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnRequestActions_request"
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};

(node as any).hash = "9e3793b426381a70434a618d9d082d4b";

export default node;
