package arbiter.games.wasteland.sheet.build;

import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.Build;
import arbiter.rulebook.build.Violations;

/** Whether level, experience and attributes of a character are legal. Ledger: WAS-CHAR-1, WAS-CHAR-11. */
final class AttributesCheck {

    static final int LEAST = 4;
    static final int MOST = 10;
    static final int TOTAL = 40;

    private final Build build;
    private final Violations violations;

    private AttributesCheck(Build build, Violations violations) {
        this.build = build;
        this.violations = violations;
    }

    static void run(Build build, Violations violations) {
        AttributesCheck check = new AttributesCheck(build, violations);
        check.level();
        check.attributes();
    }

    private void level() {
        if (build.level() < 1) {
            violations.add(Code.LEVEL_RANGE, "the level is " + build.level(), "everybody begins at 1", "level");
        }
        if (build.experience() < 0) {
            violations.add(
                    Code.EXPERIENCE_NEGATIVE,
                    "there are " + build.experience() + " experience",
                    "0 is the least",
                    "experience");
        }
        int needed = Levels.experienceFor(build.level());
        if (build.level() >= 1 && build.experience() >= 0 && build.experience() < needed) {
            violations.add(
                    Code.EXPERIENCE_MISSING,
                    "level " + build.level() + " takes " + needed + " experience, and there are " + build.experience(),
                    "say how much was earned with 'experience', or lower the level",
                    "level");
        }
    }

    private void attributes() {
        int total = 0;
        for (Attribute which : Attribute.values()) {
            int value = build.chosen(which);
            total += value;
            if (value < LEAST || value > MOST) {
                violations.add(
                        Code.ATTRIBUTE_RANGE,
                        which.word() + " is " + value,
                        "give it " + LEAST + " to " + MOST,
                        "attributes",
                        which.word());
            }
        }
        if (total != TOTAL) {
            violations.add(
                    Code.ATTRIBUTE_TOTAL,
                    "the attributes are " + total + " together",
                    "make them " + TOTAL + "; what is left out is " + Build.USUAL_ATTRIBUTE,
                    "attributes");
        }
    }
}
