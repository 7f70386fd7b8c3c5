/**
 * @generated SignedSource<<2976541d39842b9d48c8dba015e1774b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayForm_payable$data = {
  readonly id: string;
  readonly paymentTerms: {
    readonly lines: ReadonlyArray<{
      readonly partId: string | null | undefined;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"PayPlan_terms">;
  } | null | undefined;
  readonly " $fragmentType": "PayForm_payable";
};
export type PayForm_payable$key = {
  readonly " $data"?: PayForm_payable$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayForm_payable">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "partIds"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayForm_payable",
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
      "args": [
        {
          "kind": "Variable",
          "name": "partIds",
          "variableName": "partIds"
        }
      ],
      "concreteType": "PaymentTerms",
      "kind": "LinkedField",
      "name": "paymentTerms",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PayPlan_terms"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentTermsLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "partId",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Payable",
  "abstractKey": "__isPayable"
};

(node as any).hash = "da1cc8c12ea277bb5df3d54f5a0b519d";

export default node;
