/**
 * @generated SignedSource<<1c9d6971873a537d9c0ee53556382a80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Webhooks_provider$data = {
  readonly webhooks: ReadonlyArray<{
    readonly id: string;
    readonly url: string;
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
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

(node as any).hash = "3eed4f3792e9431ba9065fbb1fa11944";

export default node;
