package arbiter.games.centuryg.sheet.build;

import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.sheet.Pilot;
import arbiter.games.centuryg.sheet.Skill;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.sheet.TraitChoice;
import arbiter.games.centuryg.sheet.TraitKind;
import arbiter.rulebook.build.RuleCode;
import arbiter.rulebook.build.Violations;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** What was chosen with a Trait: topics, Skills, Miracles or Deathblows. Ledger: BCG-TRAIT-1, BCG-AMB-134. */
final class TraitChoices {

    private static final int LIVING_WEAPON_WORTH = 15;

    private final Pilot pilot;
    private final Taken taken;
    private final Handbook book;
    private final int position;
    private final Violations violations;

    private TraitChoices(Pilot pilot, Taken taken, Handbook book, int position, Violations violations) {
        this.pilot = pilot;
        this.taken = taken;
        this.book = book;
        this.position = position;
        this.violations = violations;
    }

    static void check(Pilot pilot, Taken taken, Handbook book, int position, Violations violations) {
        TraitChoices choices = new TraitChoices(pilot, taken, book, position, violations);
        Optional<TraitChoice> wanted = taken.trait().choice();
        if (wanted.isEmpty()) {
            if (!taken.choices().isEmpty()) {
                choices.wrong("does not ask for a choice", "leave 'choices' out");
            }
            return;
        }
        switch (wanted.get()) {
            case TOPIC -> choices.count(1, "name one topic");
            case SKILL -> choices.skills(1, false);
            case TWO_SKILLS -> choices.skills(2, false);
            case ATTACKING_SKILL -> choices.skills(1, true);
            case TRAINED_SKILLS -> choices.skills(2, true);
            case MIRACLE_TOPIC -> choices.miracle();
            case DEATHBLOWS -> choices.deathblows();
        }
    }

    private boolean count(int wanted, String fix) {
        boolean right = taken.choices().size() == wanted
                && new HashSet<>(taken.choices()).size() == wanted
                && taken.choices().stream().noneMatch(String::isBlank);
        if (!right) {
            wrong("is without its choice", fix);
        }
        return right;
    }

    private void skills(int wanted, boolean miraclesToo) {
        if (!count(wanted, wanted == 1 ? "name one Skill by its id" : "name " + wanted + " Skills by their ids")) {
            return;
        }
        for (String id : taken.choices()) {
            Optional<Skill> skill = book.skill(id).filter(found -> miraclesToo || !found.isMiracle());
            if (skill.isEmpty()) {
                wrong("is for a Skill, and '" + id + "' is none that fits", "name one by its id");
            } else if (!TraitCheck.isTrained(pilot, skill.get())) {
                add(Code.TRAINING_MISSING, "needs training in " + skill.get().name(), "train it or choose another");
            }
        }
    }

    private void miracle() {
        if (count(2, "name a Miracle by its id and one Specialization of it")
                && book.skill(taken.choices().get(0)).filter(Skill::isMiracle).isEmpty()) {
            wrong("is for a Miracle, and '" + taken.choices().get(0) + "' is none", "name one by its id");
        }
    }

    private void deathblows() {
        List<Trait> chosen = taken.choices().stream()
                .flatMap(id -> book.trait(id).stream())
                .filter(trait -> trait.kind() == TraitKind.DEATHBLOW)
                .toList();
        int worth = chosen.stream().mapToInt(Trait::cost).sum();
        if (chosen.isEmpty() || chosen.size() < taken.choices().size() || worth > LIVING_WEAPON_WORTH) {
            wrong("is for Deathblows worth up to 15 CP", "name such Deathblows by their ids");
        }
        for (Trait trait : chosen) {
            if (pilot.traits().stream().noneMatch(other -> other.trait().equals(trait))) {
                add(Code.LIVING_WEAPON, "does not bring " + trait.name() + " with it", "buy the Deathblow as well");
            }
        }
    }

    private void wrong(String what, String fix) {
        add(Code.TRAIT_CHOICE, what, fix);
    }

    private void add(RuleCode code, String what, String fix) {
        violations.add(code, taken.trait().name() + " " + what, fix, "pilot", "traits", position);
    }
}
