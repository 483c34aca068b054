package arbiter.content.catalogue;

import arbiter.content.yaml.Node;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;

/** A hash of what entries say. Comments, quotes, line breaks between entries and the split into files do not count. */
final class Fingerprint {

    private final MessageDigest digest;

    Fingerprint(String game) {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
        add('g', game);
    }

    void add(Kind<?> kind, Collection<Draft> drafts) {
        add('k', kind.name());
        drafts.forEach(draft -> add(draft.node()));
    }

    String text() {
        return HexFormat.of().formatHex(digest.digest());
    }

    private void add(Node node) {
        if (node instanceof Node.Text text) {
            add('t', text.value());
        } else if (node instanceof Node.Items items) {
            add('l', Integer.toString(items.nodes().size()));
            items.nodes().forEach(this::add);
        } else if (node instanceof Node.Fields fields) {
            add('m', Integer.toString(fields.byKey().size()));
            fields.byKey().forEach((key, field) -> {
                add('t', key);
                add(field.value());
            });
        }
    }

    /** Every part is preceded by its length, so that different contents never look the same. */
    private void add(char mark, String part) {
        byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
        digest.update((mark + Integer.toString(bytes.length) + ":").getBytes(StandardCharsets.UTF_8));
        digest.update(bytes);
    }
}
