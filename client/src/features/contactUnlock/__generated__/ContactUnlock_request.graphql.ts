/**
 * @generated SignedSource<<9384ccc2bf177f8102f596b2a0dd7d3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactUnlock_request$data = {
  readonly contactsUnlockedAt: string | null | undefined;
  readonly id: string;
  readonly paymentTerms: {
    readonly disabledReason: string | null | undefined;
  } | null | undefined;
  readonly unlockPrice: number | null | undefined;
  readonly " $fragmentType": "ContactUnlock_request";
};
export type ContactUnlock_request$key = {
  readonly " $data"?: ContactUnlock_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactUnlock_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactUnlock_request",
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
      "concreteType": "PaymentTerms",
      "kind": "LinkedField",
      "name": "paymentTerms",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "disabledReason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};

(node as any).hash = "3e97dba99e049ab00cb57e4eb786ebd4";

export default node;
