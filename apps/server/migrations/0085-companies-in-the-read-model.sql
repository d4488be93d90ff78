-- Lists of companies are read from the copy that each process has of what is public.
drop index companies_letter;
drop index companies_words;
drop function words_of(text);
