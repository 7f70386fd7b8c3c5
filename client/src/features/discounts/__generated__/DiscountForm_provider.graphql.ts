/**
 * @generated SignedSource<<cc3f58154a554bbde91cc0059bf9a48d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DiscountForm_provider$data = {
  readonly acceptsCustomerDiscounts: boolean | null | undefined;
  readonly customerDiscountBps: number | null | undefined;
  readonly customerDiscountDescription: string | null | undefined;
  readonly " $fragmentType": "DiscountForm_provider";
};
export type DiscountForm_provider$key = {
  readonly " $data"?: DiscountForm_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountForm_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscountForm_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "acceptsCustomerDiscounts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerDiscountBps",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerDiscountDescription",
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "97fcee3694ebfe90987e1bae0f989efd";

export default node;
