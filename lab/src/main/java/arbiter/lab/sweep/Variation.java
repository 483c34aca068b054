package arbiter.lab.sweep;

import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import java.util.List;

/** Something about an encounter that is tried with several values; the name is that of its column. */
public record Variation(String name, Target target, List<Choice> choices) {

    public Variation {
        choices = List.copyOf(choices);
    }

    /** One of the values: how the table tells it, and how a situation writes it. */
    public record Choice(String label, String written) {

        static Choice of(Node node) {
            String text = Yaml.write(node).strip();
            return new Choice(node instanceof Node.Text word ? word.value() : text.replaceAll("\\s+", " "), text);
        }

        Node node() {
            return Yaml.read(Source.text("a value of the sweep", written));
        }
    }
}
