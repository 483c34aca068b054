package arbiter.content.search;

import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/**
 * What counts more when documents are ordered: an id typed as one, then the exact name or synonym, then all words before
 * some. Within these a name comes before tags before text, a whole word before a beginning before a misspelling, and
 * a rule before a ruling before the content that mentions it.
 */
final class Ranking {

    private static final float EXACT_ID = 200_000;
    private static final float EXACT_NAME = 50_000;
    private static final float EACH_WORD = 1_000;

    /** A word of questions rather than of rules: enough to order what is otherwise alike. */
    private static final float FILLER = 0.01f;

    /** Less than what a name is worth more than a tag, so that a rule that only mentions a thing comes after the thing. */
    private static final float RULE = 2.5f;

    private static final float RULING = 1.25f;

    /** How much it counts that a word is rare and its field short: enough to order what is otherwise alike. */
    private static final float RARITY = 0.1f;

    private Ranking() {}

    static Query of(SearchQuery question, SearchedWords searched) {
        BooleanQuery.Builder query = new BooleanQuery.Builder();
        query.add(matching(question.words(), searched), Occur.MUST);
        question.game().ifPresent(game -> query.add(exactly(Fields.GAME, game), Occur.FILTER));
        question.kind().ifPresent(kind -> query.add(exactly(Fields.KIND, kind), Occur.FILTER));
        return query.build();
    }

    private static Query matching(String typed, SearchedWords searched) {
        String asTyped = Fields.exact(typed);
        BooleanQuery.Builder any = new BooleanQuery.Builder();
        float id = SearchQuery.isId(typed) ? EXACT_ID : EXACT_NAME;
        any.add(worth(id, exactly(Fields.LEDGER, asTyped)), Occur.SHOULD);
        any.add(
                new DisjunctionMaxQuery(
                        List.of(
                                worth(id, exactly(Fields.ID, asTyped)),
                                worth(EXACT_NAME, exactly(Fields.FULL_NAME, Fields.words(typed))),
                                worth(EXACT_NAME, exactly(Fields.FULL_SYNONYM, Fields.words(typed)))),
                        0),
                Occur.SHOULD);
        for (String word : searched.words()) {
            Query query = word(word, searched);
            any.add(searched.isFiller(word) ? new BoostQuery(query, FILLER) : query, Occur.SHOULD);
        }
        return new BooleanQuery.Builder()
                .add(any.build(), Occur.MUST)
                .add(worth(RULE, exactly(Fields.STANDING, Document.Standing.RULE.name())), Occur.SHOULD)
                .add(worth(RULING, exactly(Fields.STANDING, Document.Standing.RULING.name())), Occur.SHOULD)
                .build();
    }

    private static Query word(String word, SearchedWords searched) {
        List<Query> ways = new ArrayList<>();
        BooleanQuery.Builder query = new BooleanQuery.Builder();
        for (Fields.Weighted field : Fields.SEARCHED) {
            Term term = new Term(field.name(), word);
            ways.add(worth(EACH_WORD + field.weight(), new TermQuery(term)));
            if (searched.isLast(word)) {
                ways.add(worth(EACH_WORD + field.weight() / 2, new PrefixQuery(term)));
            }
            int slips = searched.slipsIn(word);
            if (slips > 0) {
                ways.add(worth(EACH_WORD + field.weight() / (3 + slips), new FuzzyQuery(term, slips)));
            }
            query.add(new BoostQuery(new TermQuery(term), RARITY), Occur.SHOULD);
        }
        return query.add(new DisjunctionMaxQuery(ways, 0), Occur.MUST).build();
    }

    private static Query exactly(String field, String value) {
        return new TermQuery(new Term(field, value));
    }

    private static Query worth(float score, Query query) {
        return new BoostQuery(new ConstantScoreQuery(query), score);
    }
}
