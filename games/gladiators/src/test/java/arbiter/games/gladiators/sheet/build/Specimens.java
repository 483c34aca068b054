package arbiter.games.gladiators.sheet.build;

import static arbiter.games.gladiators.Handbooks.BOOK;
import static arbiter.games.gladiators.sheet.build.Designs.design;

import arbiter.games.gladiators.sheet.Ability;
import arbiter.games.gladiators.sheet.AbilityModifier;
import arbiter.games.gladiators.sheet.AbilitySet;
import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.PowerDesign;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/** A power of every ability, and the smallest legal power that has both an ability and a modifier. */
final class Specimens {

    private static final int LEVEL = 2;

    /** What is chosen where an ability leaves something open. */
    private static final Map<String, String> CHOICES = new LinkedHashMap<>();

    static {
        CHOICES.put("absorption", "against: {types: [TYPES]}, options: [into evasion]");
        CHOICES.put("change-appearance", "types: [TYPE], options: [flexible, vision]");
        CHOICES.put("change-environment", "options: [fog-smoke]");
        CHOICES.put("concealment", "options: [vision]");
        CHOICES.put("copy-power", "types: [TYPE]");
        CHOICES.put("counter", "types: [psychic], against: {types: [TYPES]}");
        CHOICES.put("damage-defence", "against: {types: [TYPES]}");
        CHOICES.put("damaging-attack", "types: [TYPE]");
        CHOICES.put("detection", "options: [radar]");
        CHOICES.put("dismiss", "types: [psychic], against: {types: [TYPES]}");
        CHOICES.put("drain-defence", "against: {types: [TYPES]}");
        CHOICES.put("draining-attack", "types: [TYPE], options: [defences]");
        CHOICES.put("forced-move-attack", "types: [TYPE], options: [chosen]");
        CHOICES.put("general-defence", "against: {types: [TYPES]}");
        CHOICES.put("hindering-attack", "types: [TYPE]");
        CHOICES.put("hindrance-defence", "against: {types: [TYPES]}");
        CHOICES.put("insubstantial", "against: {types: [TYPES]}");
        CHOICES.put("life-support", "options: [heat]");
        CHOICES.put("mind-control", "types: [TYPE]");
        CHOICES.put("movement", "types: [TYPE], options: [leap]");
        CHOICES.put("power-pool", "options: [hour]");
        CHOICES.put("reflection", "against: {types: [TYPES]}");
        CHOICES.put("repair", "options: [any]");
        CHOICES.put("suppress", "options: [named speed]");
        CHOICES.put("telekinesis", "types: [TYPE]");
        CHOICES.put("transform", "types: [TYPE]");
        CHOICES.put("wall", "types: [TYPE], options: [3-hits]");
    }

    /** The words that go with a modifier. */
    private static final Map<String, String> WORDS = Map.ofEntries(
            Map.entry("activation", "activation 5+"),
            Map.entry("area", "area blast"),
            Map.entry("autofire", "autofire 2"),
            Map.entry("energy-defence", "energy-defence heat"),
            Map.entry("energy-weakness", "energy-weakness heat"),
            Map.entry("limited", "limited 50 at night"),
            Map.entry("limited-ammo", "limited-ammo 6"),
            Map.entry("linked-ability", "linked-ability with Other"),
            Map.entry("persistent", "persistent personal"),
            Map.entry("undetectable-effect", "undetectable-effect vision"));

    private static final List<List<String>> RANGES = List.of(
            List.of(),
            List.of("touch"),
            List.of("ranged"),
            List.of("short", "focus"),
            List.of("touch", "distant", "flexible-range"));
    private static final List<List<String>> AIMS = List.of(
            List.of(),
            List.of("area blast"),
            List.of("area line"),
            List.of("seeking"),
            List.of("direct", "indirect", "flexible-targeting"));
    private static final List<List<String>> DURATIONS = List.of(
            List.of(), List.of("persistent personal"), List.of("persistent target"), List.of("persistent barrier"));
    private static final List<List<String>> OTHERS = List.of(List.of(), List.of("lethal any"));

    /** What else a power may have, from the least to the most. */
    private static final List<List<String>> EXTRAS = extras();

    /** Searched for once, for all tests. */
    private static final Map<String, Optional<Build>> FOUND = new ConcurrentHashMap<>();

    private Specimens() {}

    static String words(AbilityModifier modifier) {
        return WORDS.getOrDefault(modifier.id(), modifier.id());
    }

    /** The ability with nothing but what it needs to be said. */
    static PowerDesign bare(Ability ability, AbilityModifier modifier) {
        return of(ability, modifier, "");
    }

    private static PowerDesign of(Ability ability, AbilityModifier modifier, String other) {
        boolean energy = modifier.id().startsWith("energy-");
        boolean gas = modifier.id().equals("gas");
        boolean several = modifier.id().equals("flexible-type");
        String own = gas ? "poison" : several ? "solid, physical" : "solid";
        String against = gas ? "poison" : energy ? "energy" : several ? "solid, physical" : "solid";
        String choices =
                CHOICES.getOrDefault(ability.id(), "").replace("TYPES", against).replace("TYPE", own);
        String more = choices.isEmpty() ? "" : ", " + choices;
        return design(
                "{name: Specimen, ability: " + ability.id() + ", source: mutant, level: " + LEVEL + more + other + "}");
    }

    /** The smallest that does something at a table: what is aimed at others needs a range or an Area for that. */
    static Build useful(Ability ability, AbilityModifier modifier) {
        Build smallest = legal(ability, modifier).orElseThrow();
        PowerDesign power = smallest.powers().get(0);
        boolean aimed = ability.isIn(AbilitySet.OFFENSIVE) || ability.id().equals("dismiss");
        if (!aimed || power.modifiers().contains("always-on") || reaches(power)) {
            return smallest;
        }
        return search(ability, modifier, extras -> extras.contains("touch") || extras.contains("ranged"))
                .orElse(smallest);
    }

    private static boolean reaches(PowerDesign power) {
        return power.modifiers().stream()
                .map(text -> text.split(" ")[0])
                .anyMatch(word -> List.of("touch", "short", "close", "ranged", "long-range", "distant", "area")
                        .contains(word));
    }

    /** The smallest legal character whose first power is that ability with that modifier, if there is one. */
    static Optional<Build> legal(Ability ability, AbilityModifier modifier) {
        return FOUND.computeIfAbsent(
                ability.id() + " " + modifier.id(), unused -> search(ability, modifier, extras -> true));
    }

    private static Optional<Build> search(Ability ability, AbilityModifier modifier, Predicate<List<String>> wanted) {
        String other = modifier.id().equals("flexible-ability")
                ? ", alternatives: [{ability: " + (ability.id().equals("speed") ? "luck" : "speed") + "}]"
                : "";
        PowerDesign bare = of(ability, modifier, other);
        for (List<String> extras : EXTRAS) {
            Build build = with(bare, modifier, extras);
            if (wanted.test(extras)
                    && mayBeLegal(build.powers().get(0))
                    && Designs.sheet(build).isLegal()) {
                return Optional.of(build);
            }
        }
        return Optional.empty();
    }

    private static List<List<String>> extras() {
        List<List<String>> all = new ArrayList<>();
        for (List<String> range : RANGES) {
            for (List<String> aim : AIMS) {
                for (List<String> duration : DURATIONS) {
                    for (List<String> other : OTHERS) {
                        List<String> extras = new ArrayList<>(range);
                        extras.addAll(aim);
                        extras.addAll(duration);
                        extras.addAll(other);
                        all.add(extras);
                    }
                }
            }
        }
        all.sort(Comparator.comparingInt(List::size));
        return all;
    }

    /** The power by itself; looking at the whole character takes longer. */
    private static boolean mayBeLegal(PowerDesign design) {
        Findings findings = new Findings();
        PowerCheck.run(PowerReader.read(design, BOOK, findings), false, findings);
        return findings.isEmpty();
    }

    /** The power with the modifier and the others, and what it needs beside it. */
    private static Build with(PowerDesign bare, AbilityModifier modifier, List<String> extras) {
        List<String> modifiers = new ArrayList<>(extras);
        boolean there = extras.stream().anyMatch(text -> text.split(" ")[0].equals(modifier.id()));
        if (!there) {
            modifiers.add(words(modifier));
        }
        List<PowerDesign> powers = new ArrayList<>(List.of(bare.with(modifiers)));
        if (modifier.id().equals("linked-ability")) {
            List<String> aim = extras.stream()
                    .filter(text ->
                            !text.startsWith("persistent") && !text.equals("focus") && !text.startsWith("lethal"))
                    .toList();
            powers.add(design("{name: Other, ability: speed, source: mutant, level: 1}")
                    .with(aim));
        }
        if (modifier.id().equals("mount")) {
            powers.add(
                    design(
                            "{name: Horse, ability: movement, types: [solid], options: [ground], source: mutant, level: 2, modifiers: [mount]}"));
        }
        return Designs.major().with(powers);
    }
}
