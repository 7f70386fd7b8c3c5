/**
 * @generated SignedSource<<5d1c603652e91ef09aced0c204ed9a01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusTone = "BAD" | "GOOD" | "MOVING" | "OVER" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdminRequestScreen_request$data = {
  readonly buyer: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly id: string;
  readonly parts: ReadonlyArray<{
    readonly description: string;
    readonly quantity: number;
  }>;
  readonly sentAt: string | null | undefined;
  readonly shortId: string;
  readonly status: {
    readonly label: string;
    readonly tone: StatusTone;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AdminRequestOrders_request" | "RequestDetail_request" | "RequestHistory_request" | "RequestQuotes_request" | "RequestReach_request" | "UnlockPrice_request" | "VehicleName_request">;
  readonly " $fragmentType": "AdminRequestScreen_request";
};
export type AdminRequestScreen_request$key = {
  readonly " $data"?: AdminRequestScreen_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminRequestScreen_request">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminRequestScreen_request",
  "selections": [
    (v0/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "buyer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminRequestOrders_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VehicleName_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestDetail_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestHistory_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestReach_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestQuotes_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnlockPrice_request"
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};
})();

(node as any).hash = "939fcf31e1bb5ebd79e20ebe8c7c448c";

export default node;
