package arbiter.games.wasteland.sheet.build;

import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.Build;
import arbiter.games.wasteland.sheet.Handbook;
import arbiter.games.wasteland.sheet.Perk;
import arbiter.games.wasteland.sheet.Skill;
import arbiter.rulebook.build.Answers;
import arbiter.rulebook.build.Choice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A character on the bench while questions are asked about it. What the rules do not allow is offered with the reason why not. */
final class Bench {

    static final String DONE = "done";

    final Answers ask;
    final Handbook book;
    private Build build;

    Bench(Answers ask, Handbook book, Build build) {
        this.ask = ask;
        this.book = book;
        this.build = build;
    }

    Build build() {
        return build;
    }

    void put(Build next) {
        build = next;
    }

    int pointsLeft() {
        return SkillPoints.given(build).total() - SkillPoints.spent(build).total();
    }

    /** One more tag skill, with its free ranks as far as the limit allows. Ledger: WAS-CHAR-2, broad-training. */
    void tagSkill(String id, String prompt) {
        Skill tag = skill(
                id,
                prompt,
                skill -> build.tags().contains(skill) ? Optional.of("it is one already") : Optional.empty());
        int rank = Math.min(SkillPoints.mostRanks(build), build.rank(tag) + SkillPoints.TAG_RANKS);
        build = build.tagging(tag).withRank(tag, rank);
    }

    /** One rank more in a skill. Ledger: WAS-CHAR-3, WAS-CHAR-11. */
    void rank(String id, String prompt) {
        int most = SkillPoints.mostRanks(build);
        Skill skill = skill(
                id, prompt, one -> build.rank(one) < most ? Optional.empty() : Optional.of(most + " is the most"));
        build = build.withRank(skill, build.rank(skill) + 1);
    }

    private Skill skill(String id, String prompt, Function<Skill, Optional<String>> refusal) {
        return book.skill(ask.option(
                id,
                () -> prompt,
                () -> book.skills().stream()
                        .map(skill -> new Choice(skill.id(), words(skill), refusal.apply(skill)))
                        .toList()));
    }

    /** {@code Sneak 2, with AGI 8: Going unnoticed.} */
    private String words(Skill skill) {
        return skill.name() + " " + build.rank(skill) + ", with "
                + skill.attribute().word() + " " + build.attribute(skill.attribute()) + ": " + skill.text();
    }

    /** One rank of a perk, and what it lets one choose. Ledger: WAS-CHAR-10, section 3.13. */
    void perk() {
        Perk taken = book.perk(ask.option("perk", () -> "Which perk?", this::perks));
        build = build.taking(taken);
        while (build.honed().size() < Perks.attributePoints(build)) {
            hone();
        }
        while (build.tags().size() < SkillPoints.TAGS + Perks.tagSkills(build)) {
            tagSkill("perk-tag", taken.name() + " gives one more tag skill. Which?");
        }
    }

    private List<Choice> perks() {
        List<Choice> options = new ArrayList<>();
        for (Perk perk : book.perks()) {
            int rank = build.rank(perk);
            options.add(new Choice(
                    perk.id(),
                    perk.name() + (perk.ranks() > 1 ? " " + (rank + 1) : "") + ": " + perk.text(),
                    rank < perk.ranks() ? Optional.empty() : Optional.of("there is no rank after " + rank)));
        }
        return options;
    }

    private void hone() {
        List<Choice> options = Arrays.stream(Attribute.values())
                .map(which -> new Choice(
                        which.word(),
                        which.word() + " " + (build.attribute(which) + 1),
                        build.attribute(which) < AttributesCheck.MOST
                                ? Optional.empty()
                                : Optional.of(AttributesCheck.MOST + " is the most")))
                .toList();
        String honed = ask.option("honed", "Which attribute is honed?", options);
        for (Attribute which : Attribute.values()) {
            build = which.word().equals(honed) ? build.honing(which) : build;
        }
    }
}
