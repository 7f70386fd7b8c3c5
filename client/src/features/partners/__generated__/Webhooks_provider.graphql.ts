/**
 * @generated SignedSource<<be621c56d8e026b55bc76047a30ff8ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Webhooks_provider$data = {
  readonly hasTestMarket: boolean | null | undefined;
  readonly webhooks: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"WebhookRow_webhook">;
  }>;
  readonly " $fragmentType": "Webhooks_provider";
};
export type Webhooks_provider$key = {
  readonly " $data"?: Webhooks_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"Webhooks_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Webhooks_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasTestMarket",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Webhook",
      "kind": "LinkedField",
      "name": "webhooks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WebhookRow_webhook"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "d6759485ea52a0aafb40b5fc8d9f82dc";

export default node;
