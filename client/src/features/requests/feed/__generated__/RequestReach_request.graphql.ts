/**
 * @generated SignedSource<<bceedb289f48eb3b75da74c47f9a5820>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestReach_request$data = {
  readonly notifiedProviders: {
    readonly count: number;
    readonly openNow: number;
    readonly quotingNow: number;
  } | null | undefined;
  readonly " $fragmentType": "RequestReach_request";
};
export type RequestReach_request$key = {
  readonly " $data"?: RequestReach_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestReach_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestReach_request",
  "selections": [
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
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};

(node as any).hash = "b9ceb7857467e882f898e0f11613e0d0";

export default node;
