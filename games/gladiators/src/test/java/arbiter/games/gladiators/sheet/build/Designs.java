package arbiter.games.gladiators.sheet.build;

import static arbiter.games.gladiators.Handbooks.BOOK;

import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.PowerDesign;
import arbiter.games.gladiators.sheet.SuperPower;
import java.util.ArrayList;
import java.util.List;

/** Powers and characters as files write them, for tests. */
final class Designs {

    /** Two advantages and a disadvantage, which every major character has. */
    static final String TRAITS = "traits: [{trait: iron-will}, {trait: ingenious}, {trait: aggressive}]\n";

    private Designs() {}

    static PowerDesign design(String yaml) {
        return bind(yaml, PowerDesign.class);
    }

    static <T> T bind(String yaml, Class<T> type) {
        Problems problems = new Problems();
        Node node = Yaml.read(Source.text("design.yaml", yaml), problems);
        T value = BOOK.content().binder().bindInFull(node, type, problems).orElse(null);
        problems.throwIfAny();
        return value;
    }

    static SuperPower power(String yaml) {
        return power(design(yaml));
    }

    static SuperPower power(PowerDesign design) {
        return PowerReader.read(design, BOOK, new Findings());
    }

    static Cost cost(String yaml) {
        return Cost.of(power(yaml), List.of());
    }

    /** A major character of many GP with these powers. */
    static Build major(String... powers) {
        List<PowerDesign> designs = new ArrayList<>();
        for (String power : powers) {
            designs.add(design(power));
        }
        return bind("name: Somebody\ngp: 999\n" + TRAITS, Build.class).with(designs);
    }

    static Sheet sheet(Build build) {
        return Sheet.of(build, BOOK);
    }

    static Sheet sheet(String... powers) {
        return sheet(major(powers));
    }
}
