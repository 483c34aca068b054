package arbiter.games.wasteland.sheet.build;

import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.Build;
import arbiter.games.wasteland.sheet.Handbook;
import arbiter.rulebook.build.Answers;
import arbiter.rulebook.build.Questionnaire;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Leads through the making of a character: attributes, tag skills, perk, skills, equipment. Ledger: WAS-CHAR-1 to 3, WAS-CHAR-10. */
public final class Creation {

    private Creation() {}

    /** The questions; the result is legal. */
    public static Questionnaire<Build> of(Handbook book) {
        return Questionnaire.of(ask -> create(ask, book));
    }

    private static Build create(Answers ask, Handbook book) {
        String name = ask.text("name", "What is the character called?", List.of());
        String concept = ask.text("concept", "Who is that, in a few words?", List.of());
        Bench bench = new Bench(ask, book, Build.beginner(name, concept, attributes(ask)));
        for (int i = 1; i <= SkillPoints.TAGS; i++) {
            bench.tagSkill("tag", "Tag skill " + i + " of " + SkillPoints.TAGS + "?");
        }
        bench.perk();
        while (bench.pointsLeft() > 0) {
            bench.rank("skill", "Which skill is one rank higher? " + bench.pointsLeft() + " points are left.");
        }
        EquipmentShop.run(bench);
        return bench.build();
    }

    /** One after the other, so that they are 40 in the end. */
    private static Map<Attribute, Integer> attributes(Answers ask) {
        Map<Attribute, Integer> chosen = new EnumMap<>(Attribute.class);
        int left = AttributesCheck.TOTAL;
        for (Attribute which : Attribute.values()) {
            int later = Attribute.COUNT - 1 - which.ordinal();
            int least = Math.max(AttributesCheck.LEAST, left - later * AttributesCheck.MOST);
            int most = Math.min(AttributesCheck.MOST, left - later * AttributesCheck.LEAST);
            int value = least == most
                    ? least
                    : ask.number(
                            which.word(),
                            which.word() + "? " + left + " points are left for it and the " + later + " after it.",
                            least,
                            most);
            chosen.put(which, value);
            left -= value;
        }
        return chosen;
    }
}
