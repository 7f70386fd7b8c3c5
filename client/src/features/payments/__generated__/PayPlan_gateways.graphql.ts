/**
 * @generated SignedSource<<7502e24249812a2fcd29c320154468ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GatewayId = "MERCADO_PAGO" | "STRIPE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayPlan_gateways$data = ReadonlyArray<{
  readonly detail: string;
  readonly gateway: GatewayId;
  readonly label: string;
  readonly methods: string;
  readonly " $fragmentType": "PayPlan_gateways";
}>;
export type PayPlan_gateways$key = ReadonlyArray<{
  readonly " $data"?: PayPlan_gateways$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayPlan_gateways">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PayPlan_gateways",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gateway",
      "storageKey": null
    },
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
      "name": "methods",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "detail",
      "storageKey": null
    }
  ],
  "type": "PaymentGateway",
  "abstractKey": null
};

(node as any).hash = "570f17e7e1be9b6e1de4aea2a344571c";

export default node;
