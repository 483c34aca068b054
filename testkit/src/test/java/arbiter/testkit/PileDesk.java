package arbiter.testkit;

import arbiter.content.Nearest;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Refused;
import arbiter.rulebook.CharacterDesk;
import arbiter.rulebook.CharacterReport;
import arbiter.rulebook.build.Questionnaire;
import arbiter.rulebook.build.RuleCode;
import arbiter.rulebook.build.Violation;
import java.util.List;
import java.util.Map;

/**
 * Characters of {@link PileGame}: a name and a level, 1 or 2. What may be faulty is the level that is legal at most, the
 * label of the part of a total, the level that questions lead to, and by how much somebody grows.
 */
record PileDesk(int highest, String label, int made, int growth) implements CharacterDesk {

    static final String FILE = "ann-1.yaml";
    /** The one drawing there is. */
    private static final String EMBLEM = "crown";

    static final String ANN = "name: Ann\nlevel: 1\n";

    /** What can be wrong with a character. */
    private enum Code implements RuleCode {
        LEVEL;

        @Override
        public String rule() {
            return "PILE-LEVEL";
        }
    }

    static PileDesk sound() {
        return new PileDesk(2, "training", 1, 1);
    }

    @Override
    public boolean knows(Node file) {
        return file.get("level").isPresent();
    }

    @Override
    public CharacterReport check(Source file) {
        return check(Yaml.read(file));
    }

    @Override
    public CharacterReport check(Node node) {
        node.get("emblem").filter(emblem -> !emblem.text().equals(EMBLEM)).ifPresent(emblem -> {
            throw emblem.problem(Nearest.unknown("emblem", emblem.text(), List.of(EMBLEM)));
        });
        int level = level(node);
        List<Violation> wrong = level <= highest
                ? List.of()
                : List.of(Violation.of(Code.LEVEL, "level " + level + " is too high", "level " + highest));
        Modifiers strength = Modifiers.of("strength", 3).and(label, level);
        return new CharacterReport(name(node), "level " + level, Map.of("strength", strength), Map.of(), wrong);
    }

    private static int level(Node file) {
        return file.get("level").orElseThrow().integer();
    }

    private static String name(Node file) {
        return file.get("name").orElseThrow().text();
    }

    @Override
    public Map<String, CharacterReport> shipped() {
        return Map.of("ann-1", check(Source.text(FILE, ANN)));
    }

    @Override
    public Questionnaire<String> create() {
        return Questionnaire.of(answers -> file(answers.text("name", "What is the name?", List.of()), made));
    }

    @Override
    public Questionnaire<String> level(Source file) {
        Node node = Yaml.read(file);
        if (level(node) == highest) {
            throw new Refused(name(node) + " cannot grow");
        }
        return Questionnaire.of(answers -> file(name(node), level(node) + growth));
    }

    private static String file(String name, int level) {
        return "name: '" + name + "'\nlevel: " + level + "\n";
    }
}
