/**
 * @generated SignedSource<<55eb3fdd70ee0ed7cd169be9c81f3960>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChatLink_order$data = {
  readonly id: string;
  readonly unreadCount: number | null | undefined;
  readonly " $fragmentType": "ChatLink_order";
};
export type ChatLink_order$key = {
  readonly " $data"?: ChatLink_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChatLink_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChatLink_order",
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
      "name": "unreadCount",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "859fefdbc2e06543a543ba7fc11683aa";

export default node;
