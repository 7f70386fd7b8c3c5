/**
 * @generated SignedSource<<e21a70b988e3dbb1875893eaf15d7536>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestScreen_request$data = {
  readonly comparison: {
    readonly __typename: "OfferComparison";
  } | null | undefined;
  readonly contactsUnlockedAt: string | null | undefined;
  readonly deletedAt: string | null | undefined;
  readonly firstOfferAt: string | null | undefined;
  readonly id: string;
  readonly mainPart: {
    readonly description: string;
  };
  readonly unlockPrice: number | null | undefined;
  readonly viewerOrders: ReadonlyArray<{
    readonly __typename: "Order";
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ContactUnlock_request" | "DeletedRequestNotice_request" | "OwnRequestAffairs_request" | "OwnRequestHead_request" | "RequestDetail_request" | "RequestHistory_request" | "RequestOffers_request" | "RequestOrdersReceipt_request" | "RequestOrders_request" | "RequestOutcome_request" | "SettledOffers_request">;
  readonly " $fragmentType": "RequestScreen_request";
};
export type RequestScreen_request$key = {
  readonly " $data"?: RequestScreen_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestScreen_request">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "orderBy"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestScreen_request",
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
      "name": "deletedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unlockPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contactsUnlockedAt",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "viewerOrders",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstOfferAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestOrdersReceipt_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SettledOffers_request"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OfferComparison",
      "kind": "LinkedField",
      "name": "comparison",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnRequestHead_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnRequestAffairs_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeletedRequestNotice_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestOutcome_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestOrders_request"
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
      "name": "ContactUnlock_request"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "count",
          "variableName": "count"
        },
        {
          "kind": "Variable",
          "name": "orderBy",
          "variableName": "orderBy"
        }
      ],
      "kind": "FragmentSpread",
      "name": "RequestOffers_request"
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};
})();

(node as any).hash = "1c8e9f085cec92394d199d984f613c3f";

export default node;
