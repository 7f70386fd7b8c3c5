/**
 * @generated SignedSource<<f14b53b501134de6a1c4f65ce58cb532>>
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
    readonly viewerActions: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"viewerAction_action">;
    }>;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ContactUnlock_request" | "DeletedRequestNotice_request" | "OwnRequestAffairs_request" | "OwnRequestHead_request" | "RequestDetail_request" | "RequestHistory_request" | "RequestOffers_request" | "RequestOrdersReceipt_request" | "RequestOrders_request" | "RequestOutcome_request" | "SettledOffers_request">;
  readonly " $fragmentType": "RequestScreen_request";
};
export type RequestScreen_request$key = {
  readonly " $data"?: RequestScreen_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestScreen_request">;
};

const node: ReaderFragment = {
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ViewerAction",
          "kind": "LinkedField",
          "name": "viewerActions",
          "plural": true,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "viewerAction_action",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "action",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "enabled",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "disabledReason",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
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

(node as any).hash = "0d19e8ad0f6e5b67390aab744ce01933";

export default node;
