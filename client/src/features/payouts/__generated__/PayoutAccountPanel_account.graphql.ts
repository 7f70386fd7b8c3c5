/**
 * @generated SignedSource<<3932a0a94a154cc978cca32ef3c17ad9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProviderStatus = "APPROVED" | "PENDING" | "REJECTED" | "SUSPENDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayoutAccountPanel_account$data = {
  readonly entersByVendorOnly: boolean | null | undefined;
  readonly provider: {
    readonly nextPayoutAccount: {
      readonly effectiveAt: string | null | undefined;
      readonly id: string;
      readonly isWithdrawable: boolean;
      readonly reason: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"PayoutAccountPanel_payoutAccount">;
    } | null | undefined;
    readonly payoutAccount: {
      readonly " $fragmentSpreads": FragmentRefs<"PayoutAccountPanel_payoutAccount">;
    } | null | undefined;
    readonly status: ProviderStatus;
  } | null | undefined;
  readonly secondFactor: {
    readonly __typename: "SecondFactor";
  } | null | undefined;
  readonly " $fragmentType": "PayoutAccountPanel_account";
};
export type PayoutAccountPanel_account$key = {
  readonly " $data"?: PayoutAccountPanel_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutAccountPanel_account">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "PayoutAccountPanel_payoutAccount"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayoutAccountPanel_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entersByVendorOnly",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SecondFactor",
      "kind": "LinkedField",
      "name": "secondFactor",
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
      "alias": null,
      "args": null,
      "concreteType": "Provider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PayoutAccount",
          "kind": "LinkedField",
          "name": "payoutAccount",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PayoutAccount",
          "kind": "LinkedField",
          "name": "nextPayoutAccount",
          "plural": false,
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
              "name": "isWithdrawable",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "effectiveAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};
})();

(node as any).hash = "8d2b295109aecf0ae6f946942240d82e";

export default node;
