/**
 * @generated SignedSource<<b0236163029f4902028aa04933abdab6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartRequestState = "ANSWERED" | "AWARDED" | "CANCELED" | "CLOSED" | "EXPIRED" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UnlockPrice_request$data = {
  readonly contactsUnlockedAt: string | null | undefined;
  readonly id: string;
  readonly isOwned: boolean | null | undefined;
  readonly state: PartRequestState;
  readonly unlockPrice: number | null | undefined;
  readonly " $fragmentType": "UnlockPrice_request";
};
export type UnlockPrice_request$key = {
  readonly " $data"?: UnlockPrice_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnlockPrice_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnlockPrice_request",
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
      "name": "state",
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
      "kind": "ScalarField",
      "name": "isOwned",
      "storageKey": null
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};

(node as any).hash = "c411ea9234514a0e236eb8e0e8ec89b2";

export default node;
