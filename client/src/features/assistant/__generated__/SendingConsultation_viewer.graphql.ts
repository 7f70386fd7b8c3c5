/**
 * @generated SignedSource<<6d0015c305608add6a786b22e954c6e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SendingConsultation_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ContactDialog_viewer">;
  readonly " $fragmentType": "SendingConsultation_viewer";
};
export type SendingConsultation_viewer$key = {
  readonly " $data"?: SendingConsultation_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendingConsultation_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SendingConsultation_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactDialog_viewer"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "1d49c531ab1c49de2cbcb28958879886";

export default node;
