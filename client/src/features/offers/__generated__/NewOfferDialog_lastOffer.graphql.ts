/**
 * @generated SignedSource<<dcd49d3d255cfa291df649f681320d7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewOfferDialog_lastOffer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useLastTerms_offer">;
  readonly " $fragmentType": "NewOfferDialog_lastOffer";
};
export type NewOfferDialog_lastOffer$key = {
  readonly " $data"?: NewOfferDialog_lastOffer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewOfferDialog_lastOffer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewOfferDialog_lastOffer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLastTerms_offer"
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "701af373caff6e2a11421c51a1becfc8";

export default node;
