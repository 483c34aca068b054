package arbiter.content.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.TokenFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;

/** Splits texts into small-lettered words without accents, alike for what is stored and what is searched. */
final class Tokens {

    private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");

    /** A word and where it stands in its text. */
    record Token(String word, int start, int end) {}

    static final Analyzer ANALYZER = new Analyzer() {
        @Override
        protected TokenStreamComponents createComponents(String field) {
            Tokenizer words = new StandardTokenizer();
            return new TokenStreamComponents(words, new WithoutAccents(new LowerCaseFilter(words)));
        }
    };

    private Tokens() {}

    static List<Token> of(String text) {
        List<Token> tokens = new ArrayList<>();
        try (TokenStream stream = ANALYZER.tokenStream("", text)) {
            CharTermAttribute word = stream.getAttribute(CharTermAttribute.class);
            OffsetAttribute offset = stream.getAttribute(OffsetAttribute.class);
            stream.reset();
            while (stream.incrementToken()) {
                tokens.add(new Token(word.toString(), offset.startOffset(), offset.endOffset()));
            }
            stream.end();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return tokens;
    }

    private static final class WithoutAccents extends TokenFilter {

        private final CharTermAttribute word = addAttribute(CharTermAttribute.class);

        WithoutAccents(TokenStream words) {
            super(words);
        }

        @Override
        public boolean incrementToken() throws IOException {
            if (!input.incrementToken()) {
                return false;
            }
            if (!Normalizer.isNormalized(word, Normalizer.Form.NFKD)) {
                String plain = ACCENTS.matcher(Normalizer.normalize(word, Normalizer.Form.NFKD))
                        .replaceAll("");
                word.setEmpty().append(plain);
            }
            return true;
        }
    }
}
