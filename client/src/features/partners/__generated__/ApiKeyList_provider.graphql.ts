/**
 * @generated SignedSource<<77e6e6c70dc6074180b15d4e22415535>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApiKeyMode = "LIVE" | "TEST" | "%future added value";
export type ApiScope = "CATALOGUE_WRITE" | "OFFERS_WRITE" | "ORDERS_READ" | "REQUESTS_READ" | "%future added value";
export type StatusTone = "BAD" | "GOOD" | "MOVING" | "OVER" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApiKeyList_provider$data = {
  readonly apiKeys: ReadonlyArray<{
    readonly expiresAt: string;
    readonly hint: string;
    readonly id: string;
    readonly isUsable: boolean;
    readonly lastUsedAt: string | null | undefined;
    readonly mode: ApiKeyMode;
    readonly name: string;
    readonly revokedAt: string | null | undefined;
    readonly rotatedAt: string | null | undefined;
    readonly scopes: ReadonlyArray<ApiScope>;
    readonly status: {
      readonly label: string;
      readonly tone: StatusTone;
    };
  }>;
  readonly " $fragmentType": "ApiKeyList_provider";
};
export type ApiKeyList_provider$key = {
  readonly " $data"?: ApiKeyList_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApiKeyList_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApiKeyList_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ApiKey",
      "kind": "LinkedField",
      "name": "apiKeys",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hint",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scopes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUsable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rotatedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revokedAt",
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
          "kind": "ScalarField",
          "name": "lastUsedAt",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "2b6f7becc9e2a5df94e1c9d862ddde37";

export default node;
