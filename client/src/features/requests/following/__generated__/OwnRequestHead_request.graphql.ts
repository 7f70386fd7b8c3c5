/**
 * @generated SignedSource<<3758c51c4a8c37a35881cdc0cbdb9fbf>>
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
export type OwnRequestHead_request$data = {
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly notifiedProviders: {
    readonly count: number;
    readonly openNow: number;
  } | null | undefined;
  readonly parts: ReadonlyArray<{
    readonly description: string;
    readonly quantity: number;
  }>;
  readonly reachedProviders: number | null | undefined;
  readonly sentAt: string | null | undefined;
  readonly shortId: string;
  readonly state: PartRequestState;
  readonly status: {
    readonly label: string;
    readonly tone: StatusTone;
  };
  readonly urgency: Urgency;
  readonly " $fragmentSpreads": FragmentRefs<"OwnRequestActions_request" | "VehicleName_request">;
  readonly " $fragmentType": "OwnRequestHead_request";
};
export type OwnRequestHead_request$key = {
  readonly " $data"?: OwnRequestHead_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnRequestHead_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnRequestHead_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortId",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RequestedPart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VehicleName_request"
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

(node as any).hash = "fd4e76391a018658eaa78af37f9be375";

export default node;
