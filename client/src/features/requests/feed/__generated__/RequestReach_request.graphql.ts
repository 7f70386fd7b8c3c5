/**
 * @generated SignedSource<<821be8d9bd57727879cc10426aef7849>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};

(node as any).hash = "809886c861ffea712ad7bce1bbcfa471";

export default node;
