-- Career packages have refund terms as plans do (L-30). The text promises nothing beyond the law, so it fits any seller.
alter table packages add column refund_terms text not null
  default 'To ask for a refund, write to the career services and name your order. The rights that the law gives you as a consumer stay as they are.';
-- The terms at which it was sold; empty for orders from before there were any.
alter table orders add column refund_terms text not null default '';
