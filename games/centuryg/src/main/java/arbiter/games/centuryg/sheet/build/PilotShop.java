package arbiter.games.centuryg.sheet.build;

import arbiter.games.centuryg.sheet.Pilot;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.Skill;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.sheet.Trained;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.sheet.TraitChoice;
import arbiter.games.centuryg.sheet.TraitKind;
import arbiter.rulebook.build.Choice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Asks what CP are spent on, and which Powers are learned. Ledger: BCG-CP-1, BCG-GP-3. */
final class PilotShop {

    private static final String ALL = "all";

    private final Bench bench;

    PilotShop(Bench bench) {
        this.bench = bench;
    }

    void run() {
        Pilot before = bench.pilot();
        Map<PilotAttribute, Integer> ranks = bench.ranks(
                "CP",
                PilotAttribute.class,
                before.attributes(),
                more -> bench.with(new Pilot(more, before.skills(), before.traits(), before.themes())));
        bench.put(bench.with(new Pilot(ranks, before.skills(), before.traits(), before.themes())));
        while (skill()) {}
        while (trait()) {}
    }

    private int left() {
        return Spending.of(bench.build(), bench.pilot()).left();
    }

    private boolean skill() {
        String id = bench.ask.option("skill", () -> left() + " CP are left. Which Skill or Miracle?", this::skills);
        if (id.equals(Bench.DONE)) {
            return false;
        }
        Skill skill = bench.book.skill(id).orElseThrow();
        List<Choice> topics = new ArrayList<>();
        topics.add(Choice.of(ALL, "all of it, " + skill.cost() + " CP"));
        skill.topics().forEach(topic -> topics.add(Choice.of(topic, topic)));
        String topic = bench.ask.text("skill.topic", "All of it, or which topic?", topics);
        bench.put(bench.with(trained(skill, Optional.of(topic).filter(word -> !word.equals(ALL)))));
        return true;
    }

    private List<Choice> skills() {
        List<Choice> options = new ArrayList<>();
        for (Skill skill : bench.book.skills()) {
            options.add(bench.option(
                    skill.id(),
                    skill.name() + ", " + skill.cost() + " CP, one topic " + skill.topicCost(),
                    bench.with(trained(skill, Optional.of("a topic")))));
        }
        options.add(Bench.done());
        return options;
    }

    /** With more training; one topic more, or all of it in place of topics. Ledger: BCG-AMB-17. */
    private Pilot trained(Skill skill, Optional<String> topic) {
        List<Trained> skills = new ArrayList<>();
        List<String> topics = new ArrayList<>();
        for (Trained trained : bench.pilot().skills()) {
            if (trained.skill().equals(skill) && !trained.isGeneral()) {
                topics.addAll(trained.topics());
            } else {
                skills.add(trained);
            }
        }
        topic.ifPresent(topics::add);
        skills.add(new Trained(skill, topic.isPresent() ? List.copyOf(topics) : List.of()));
        Pilot pilot = bench.pilot();
        return new Pilot(pilot.attributes(), List.copyOf(skills), pilot.traits(), pilot.themes());
    }

    private boolean trait() {
        String id = bench.ask.option("trait", () -> left() + " CP are left. Which Trait?", this::traits);
        if (id.equals(Bench.DONE)) {
            return false;
        }
        Trait trait = bench.book.trait(id).orElseThrow();
        List<String> choices = trait.choice().map(this::choices).orElse(List.of());
        bench.put(bench.with(taking(new Taken(trait, choices))));
        return true;
    }

    private List<Choice> traits() {
        List<Choice> options = new ArrayList<>();
        for (Trait trait : bench.book.traits()) {
            options.add(bench.option(
                    trait.id(),
                    trait.name() + ", " + trait.cost() + " CP: " + trait.text(),
                    bench.with(taking(new Taken(trait, List.of())))));
        }
        options.add(Bench.done());
        return options;
    }

    private Pilot taking(Taken taken) {
        List<Taken> traits = new ArrayList<>(bench.pilot().traits());
        traits.add(taken);
        Pilot pilot = bench.pilot();
        return new Pilot(pilot.attributes(), pilot.skills(), List.copyOf(traits), pilot.themes());
    }

    private List<String> choices(TraitChoice choice) {
        return switch (choice) {
            case TOPIC -> List.of(bench.ask.text("trait.topic", "For what?", List.of()));
            case SKILL, ATTACKING_SKILL -> List.of(known("Which Skill?"));
            case TWO_SKILLS, TRAINED_SKILLS -> List.of(known("Which Skill?"), known("Which other Skill?"));
            case MIRACLE_TOPIC ->
                List.of(
                        bench.ask.option(
                                "trait.miracle",
                                "Which Miracle?",
                                bench.book.skills().stream()
                                        .filter(Skill::isMiracle)
                                        .map(skill -> Choice.of(skill.id(), skill.name()))
                                        .toList()),
                        bench.ask.text("trait.topic", "Which Specialization?", List.of()));
            case DEATHBLOWS ->
                List.of(bench.ask.option(
                        "trait.deathblow",
                        "Which Deathblow?",
                        bench.pilot().traits().stream()
                                .filter(taken -> taken.trait().kind() == TraitKind.DEATHBLOW)
                                .map(taken -> Choice.of(
                                        taken.trait().id(), taken.trait().name()))
                                .toList()));
        };
    }

    private String known(String prompt) {
        return bench.ask.option(
                "trait.skill",
                prompt,
                bench.pilot().skills().stream()
                        .map(trained ->
                                Choice.of(trained.skill().id(), trained.skill().name()))
                        .toList());
    }
}
