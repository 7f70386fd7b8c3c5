/**
 * @generated SignedSource<<7fddd8a9239e176eebc075bba280cc4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartRequestState = "ANSWERED" | "AWARDED" | "CANCELED" | "CLOSED" | "EXPIRED" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FollowSteps_request$data = {
  readonly comparison: {
    readonly count: number;
  } | null | undefined;
  readonly contact: {
    readonly email: string | null | undefined;
  } | null | undefined;
  readonly mainPart: {
    readonly description: string;
  };
  readonly sentAt: string | null | undefined;
  readonly state: PartRequestState;
  readonly " $fragmentType": "FollowSteps_request";
};
export type FollowSteps_request$key = {
  readonly " $data"?: FollowSteps_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowSteps_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowSteps_request",
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
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RequestContact",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OfferComparison",
      "kind": "LinkedField",
      "name": "comparison",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
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
      "name": "mainPart",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};

(node as any).hash = "0389008ba448c6b41853227357cdfd98";

export default node;
