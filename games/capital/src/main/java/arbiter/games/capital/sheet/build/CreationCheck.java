package arbiter.games.capital.sheet.build;

import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.CreationRules;
import arbiter.rulebook.build.Violations;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Traits and Scores of a new character. Ledger: CAP-CREATE-6, CAP-CREATE-8, CAP-CREATE-9. */
final class CreationCheck {

    private final Build build;
    private final CreationRules rules;
    private final Violations violations;

    CreationCheck(Build build, CreationRules rules, Violations violations) {
        this.build = build;
        this.rules = rules;
        this.violations = violations;
    }

    void run() {
        count(Code.STRENGTHS_COUNT, "Strengths", build.strengths(), rules.strengths(), "strengths");
        count(Code.WEAKNESSES_COUNT, "Weaknesses", build.weaknesses(), rules.weaknesses(), "weaknesses");
        points();
        offered(Code.RAISE_NOT_OFFERED, "raises", build.raise(), build.role().raise(), "raise");
        offered(Code.LOWER_NOT_OFFERED, "lowers", build.lower(), build.role().lower(), "lower");
    }

    private void count(Code code, String what, List<String> given, int due, String key) {
        if (given.size() != due) {
            violations.add(code, "there are " + given.size() + " " + what, "give exactly " + due, key);
        }
    }

    private void points() {
        int total = 0;
        for (Map.Entry<Attribute, Integer> bought : build.points().entrySet()) {
            int points = bought.getValue();
            total += points;
            if (points < 0) {
                violations.add(
                        Code.POINTS_NEGATIVE,
                        "points only raise Scores, and " + bought.getKey() + " has " + points,
                        "give 0 or more",
                        "points",
                        bought.getKey().name());
            }
            if (rules.score() + points > rules.highest()) {
                violations.add(
                        Code.SCORE_TOO_HIGH,
                        bought.getKey() + " is " + (rules.score() + points) + " before the Class changes it",
                        "give at most " + (rules.highest() - rules.score()) + " points",
                        "points",
                        bought.getKey().name());
            }
        }
        if (total != rules.points()) {
            violations.add(
                    Code.POINTS_TOTAL,
                    total + " points are distributed",
                    "distribute exactly " + rules.points(),
                    "points");
        }
    }

    private void offered(Code code, String does, Attribute chosen, List<Attribute> offered, String key) {
        if (!offered.contains(chosen)) {
            String either = offered.stream().map(Attribute::name).collect(Collectors.joining(" or "));
            violations.add(
                    code,
                    "a " + build.role().name() + " " + does + " " + either + ", not " + chosen,
                    "choose " + either,
                    key);
        }
    }
}
