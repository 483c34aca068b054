package arbiter.lab.job;

import arbiter.content.yaml.Source;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.rulebook.FileResolver;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import java.util.Map;
import java.util.TreeMap;

/** Collects a situation with all files it names, and reads it again from there. */
public final class EncounterFiles {

    private EncounterFiles() {}

    /** The situation with its files; whatever is wrong about it is refused here. */
    public static Start.Written collect(String name, Source source, FileResolver files, Rulebook<?> book) {
        Map<String, String> found = new TreeMap<>();
        String text = source.read();
        Situation situation = Situation.read(Source.text(source.name(), text), path -> {
            String content = files.find(path).read();
            found.put(path, content);
            return Source.text(path, content);
        });
        situation.start(book);
        return new Start.Written(name, text, found);
    }

    public static Situation situation(Start.Written written) {
        return Situation.read(Source.text(written.name(), written.text()), path -> {
            String text = written.files().get(path);
            if (text == null) {
                throw new Refused("'" + path + "' does not belong to " + written.name());
            }
            return Source.text(path, text);
        });
    }

    /** The table as every fight begins. */
    public static <S extends State<S>> S start(Start.Written written, Rulebook<S> book) {
        return situation(written).start(book);
    }
}
