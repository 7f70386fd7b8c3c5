/**
 * @generated SignedSource<<2a0e5c35e008f3aaa5af433ba013faf3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RejectChangeDialog_provider$data = {
  readonly companyName: string;
  readonly id: string;
  readonly latestChange: {
    readonly changeId: string;
    readonly revision: number;
  } | null | undefined;
  readonly " $fragmentType": "RejectChangeDialog_provider";
};
export type RejectChangeDialog_provider$key = {
  readonly " $data"?: RejectChangeDialog_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"RejectChangeDialog_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RejectChangeDialog_provider",
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
      "name": "companyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProviderChange",
      "kind": "LinkedField",
      "name": "latestChange",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changeId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "e8537ad12bc7ddd34488cfa1240e1096";

export default node;
