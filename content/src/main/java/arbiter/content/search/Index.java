package arbiter.content.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.Field.Store;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.MultiTerms;
import org.apache.lucene.index.NoMergePolicy;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.index.TermsEnum.SeekStatus;
import org.apache.lucene.search.FieldDoc;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.util.BytesRef;

/** The documents in memory, stored for searching. Documents that are equally good come in the order they were given. */
final class Index {

    /** Lucene tells everybody on newer Javas that it could use faster vectors; we have no use for them. */
    private static final Logger VECTORS =
            Logger.getLogger("org.apache.lucene.internal.vectorization.VectorizationProvider");

    private static final Sort BEST_FIRST =
            new Sort(SortField.FIELD_SCORE, new SortField(Fields.ORDER, SortField.Type.INT));

    private static final FieldType WORDS = new FieldType();

    static {
        WORDS.setIndexOptions(IndexOptions.DOCS_AND_FREQS);
        WORDS.freeze();
    }

    private final List<Document> documents;
    private final IndexSearcher searcher;

    Index(List<Document> documents, Function<Document, List<String>> synonyms) {
        VECTORS.setLevel(Level.OFF);
        this.documents = List.copyOf(documents);
        try {
            ByteBuffersDirectory directory = new ByteBuffersDirectory();
            write(directory, synonyms);
            this.searcher = new IndexSearcher(DirectoryReader.open(directory));
        } catch (IOException impossible) {
            throw new UncheckedIOException("memory cannot be written", impossible);
        }
    }

    List<Document> best(Query query, int limit) {
        try {
            return Arrays.stream(searcher.search(query, limit, BEST_FIRST).scoreDocs)
                    .map(found -> documents.get((Integer) ((FieldDoc) found).fields[1]))
                    .toList();
        } catch (IOException impossible) {
            throw new UncheckedIOException("memory cannot be read", impossible);
        }
    }

    /** Whether the word occurs in any document. */
    boolean hasWord(String word) {
        return firstWords(word).anyMatch(word::equals);
    }

    /** Whether any word begins like this. */
    boolean hasBeginning(String letters) {
        return firstWords(letters).anyMatch(word -> word.startsWith(letters));
    }

    /** The first word of each field that is this one or comes after it in the alphabet. */
    private Stream<String> firstWords(String from) {
        List<String> words = new ArrayList<>();
        try {
            for (Fields.Weighted field : Fields.SEARCHED) {
                Terms terms = MultiTerms.getTerms(searcher.getIndexReader(), field.name());
                TermsEnum sorted = terms == null ? TermsEnum.EMPTY : terms.iterator();
                if (sorted.seekCeil(new BytesRef(from)) != SeekStatus.END) {
                    words.add(sorted.term().utf8ToString());
                }
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException("memory cannot be read", impossible);
        }
        return words.stream();
    }

    private void write(ByteBuffersDirectory directory, Function<Document, List<String>> synonyms) throws IOException {
        IndexWriterConfig config = new IndexWriterConfig(Tokens.ANALYZER)
                .setMergePolicy(NoMergePolicy.INSTANCE)
                .setUseCompoundFile(false);
        try (IndexWriter writer = new IndexWriter(directory, config)) {
            for (int i = 0; i < documents.size(); i++) {
                Document document = documents.get(i);
                writer.addDocument(fields(document, synonyms.apply(document), i));
            }
        }
    }

    private static org.apache.lucene.document.Document fields(Document document, List<String> synonyms, int order) {
        org.apache.lucene.document.Document fields = new org.apache.lucene.document.Document();
        fields.add(new StringField(Fields.GAME, document.game(), Store.NO));
        fields.add(new StringField(Fields.KIND, document.kind(), Store.NO));
        fields.add(new StringField(Fields.ID, Fields.exact(document.id()), Store.NO));
        fields.add(new StringField(Fields.FULL_NAME, Fields.words(document.name()), Store.NO));
        fields.add(new StringField(Fields.STANDING, document.standing().name(), Store.NO));
        fields.add(new Field(Fields.NAME, document.name(), WORDS));
        fields.add(new Field(Fields.SYNONYMS, String.join(" ", synonyms), WORDS));
        synonyms.forEach(synonym -> fields.add(new StringField(Fields.FULL_SYNONYM, Fields.words(synonym), Store.NO)));
        fields.add(new Field(Fields.TAGS, String.join(" ", document.tags()), WORDS));
        fields.add(new Field(Fields.TEXT, document.text(), WORDS));
        fields.add(new NumericDocValuesField(Fields.ORDER, order));
        for (String id : document.ledger()) {
            fields.add(new StringField(Fields.LEDGER, Fields.exact(id), Store.NO));
        }
        return fields;
    }
}
