package arbiter.games.narrative.sheet.build;

import arbiter.games.narrative.sheet.Build;
import arbiter.games.narrative.sheet.Characteristic;
import arbiter.games.narrative.sheet.Characteristics;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.sheet.Weapon;
import arbiter.rulebook.build.Violations;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Whether characteristics, skills and equipment of a character are legal. Ledger: NAR-CHAR-1, NAR-CHAR-7. */
final class BuildCheck {

    static final int CAREER_SKILLS = 8;
    static final int FREE_IN_CAREER = 4;
    static final int FREE_OUTSIDE = 2;
    private static final int CHARACTERISTIC_AT_CREATION = 5;

    private final Build build;
    private final Violations violations;

    private BuildCheck(Build build, Violations violations) {
        this.build = build;
        this.violations = violations;
    }

    static void run(Build build, Violations violations) {
        BuildCheck check = new BuildCheck(build, violations);
        check.characteristics();
        check.career();
        check.freeRanks();
        check.skills();
        check.equipment();
    }

    private void characteristics() {
        for (Characteristic which : Characteristic.values()) {
            int value = build.characteristics().get(which);
            String key = which.name().toLowerCase(Locale.ROOT);
            if (value < Characteristics.START) {
                violations.add(
                        Code.CHARACTERISTIC_RANGE,
                        which.title() + " is " + value,
                        "everybody begins with " + Characteristics.START,
                        "characteristics",
                        key);
            }
            if (value > CHARACTERISTIC_AT_CREATION) {
                violations.add(
                        Code.CHARACTERISTIC_AT_CREATION,
                        which.title() + " is " + value,
                        CHARACTERISTIC_AT_CREATION + " is the most that can be bought",
                        "characteristics",
                        key);
            }
        }
    }

    private void career() {
        List<Skill> career = build.career();
        if (career.size() != CAREER_SKILLS) {
            violations.add(
                    Code.CAREER_COUNT,
                    "the career has " + career.size() + " skills",
                    "name " + CAREER_SKILLS,
                    "career");
        }
        for (int i = 0; i < career.size(); i++) {
            if (career.subList(0, i).contains(career.get(i))) {
                violations.add(
                        Code.CAREER_TWICE, career.get(i).name() + " is named twice", "name another skill", "career", i);
            }
        }
    }

    private void freeRanks() {
        List<Skill> free = build.freeRanks();
        long within = free.stream().filter(build.career()::contains).count();
        long outside = free.size() - within;
        if (within != FREE_IN_CAREER) {
            violations.add(
                    Code.FREE_RANKS_CAREER,
                    within + " free ranks are in skills of the career",
                    "take " + FREE_IN_CAREER + " there",
                    "free-ranks");
        }
        if (outside != FREE_OUTSIDE) {
            violations.add(
                    Code.FREE_RANKS_OUTSIDE,
                    outside + " free ranks are in skills outside of the career",
                    "take " + FREE_OUTSIDE + " there",
                    "free-ranks");
        }
        for (int i = 0; i < free.size(); i++) {
            if (free.subList(0, i).contains(free.get(i))) {
                violations.add(
                        Code.FREE_RANK_TWICE,
                        free.get(i).name() + " is named twice",
                        "name another skill",
                        "free-ranks",
                        i);
            }
            if (build.ranks(free.get(i)) < 1) {
                violations.add(
                        Code.FREE_RANK_MISSING,
                        free.get(i).name() + " has a free rank and is not among the skills",
                        "give it 1 or more under 'skills'",
                        "free-ranks",
                        i);
            }
        }
    }

    private void skills() {
        for (Map.Entry<Skill, Integer> skill : build.skills().entrySet()) {
            int ranks = skill.getValue();
            if (ranks < 1 || ranks > Skill.MOST_RANKS) {
                violations.add(
                        Code.SKILL_RANKS,
                        skill.getKey().name() + " has " + ranks + " ranks",
                        "from 1 to " + Skill.MOST_RANKS + " can be given; leave the others out",
                        "skills",
                        skill.getKey().id());
            } else if (ranks > Experience.SKILL_AT_CREATION && build.earned() == 0) {
                violations.add(
                        Code.SKILL_AT_CREATION,
                        skill.getKey().name() + " has " + ranks + " ranks before any experience was earned",
                        Experience.SKILL_AT_CREATION + " is the most at creation",
                        "skills",
                        skill.getKey().id());
            }
        }
    }

    private void equipment() {
        for (int i = 0; i < build.weapons().size(); i++) {
            Weapon weapon = build.weapons().get(i);
            if (weapon.price().isEmpty()) {
                violations.add(
                        Code.NOT_FOR_SALE,
                        weapon.name() + " cannot be bought",
                        "it belongs to somebody's body or to a vehicle",
                        "weapons",
                        i);
            }
        }
    }
}
