package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.hold.TrappingAbility;
import arbiter.games.gladiators.modifier.aim.AreaModifier;
import arbiter.games.gladiators.modifier.duration.Persistent;
import arbiter.games.gladiators.power.BoardAbility;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.RaisedWall;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.sheet.ChosenWord;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.sheet.PowerForm;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.SuperPower;
import arbiter.games.gladiators.sheet.build.Code;
import arbiter.games.gladiators.sheet.build.Findings;
import arbiter.games.gladiators.sheet.build.Wording;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Puts up a wall. A Physical one pays twice for its hits. Ledger: GG-AB-47, GG-WAL-7, GG-LEG-19. */
public record Wall() implements ProtectingAbility, BoardAbility, TrappingAbility {

    private static final String VULNERABLE = "vulnerable-";

    /** A Physical wall pays for its hits again. Ledger: GG-CST-12. */
    @Override
    public Modifiers surcharge(PowerForm form, SuperPower power, List<SuperPower> all) {
        int again = form.types().contains(PowerType.PHYSICAL)
                ? form.ability().price().options().stream()
                        .filter(group -> group.words().containsKey("2-hits"))
                        .mapToInt(group -> group.price(form.options()))
                        .sum()
                : 0;
        return Modifiers.of("hits of a Physical wall", again);
    }

    /** How many hits a hex of it takes. */
    public static int hits(PowerForm form) {
        return form.among("1-hit").stream()
                .mapToInt(word -> word.charAt(0) - '0')
                .findFirst()
                .orElse(1);
    }

    @Override
    public void use(Play<GladiatorsState> play, PowerUse use) {
        RaisedWall.resolve(play, use);
    }

    @Override
    public boolean isWhole(PowerForm form) {
        return true;
    }

    /** As long as its hex around the victim stands. Ledger: GG-WAL-7. */
    @Override
    public boolean keeps(GladiatorsState state, RunningPower running, Gladiator victim) {
        return RaisedWall.isAround(state, running, victim);
    }

    /** What it gives way to. */
    public static Optional<PowerType> weakness(PowerForm form) {
        return weak(form).stream()
                .map(word ->
                        PowerType.valueOf(word.substring(VULNERABLE.length()).toUpperCase(Locale.ROOT)))
                .findFirst();
    }

    private static List<String> weak(PowerForm form) {
        return form.options().stream()
                .map(ChosenWord::word)
                .filter(word -> word.startsWith(VULNERABLE))
                .toList();
    }

    @Override
    public Share share(PowerForm form, IncomingEffect incoming) {
        boolean damaging = incoming.effect() == Effect.DAMAGE;
        return damaging
                        && switch (incoming.type().family()) {
                            case SOLID, PHYSICAL, ENERGY -> true;
                            default -> false;
                        }
                ? Share.FULL
                : Share.NONE;
    }

    @Override
    public void check(PlainPower power, Findings findings) {
        boolean line = power.find(AreaModifier.class)
                .filter(area -> area.has("line") && AreaModifier.shapes(area).size() == 1)
                .isPresent();
        if (!line) {
            findings.add(Code.WALL_LINE, "a Wall is a Line", "add 'area line' and a range", "modifiers");
        }
        for (PowerType type : power.form().types()) {
            if (type != PowerType.SOLID && type != PowerType.PHYSICAL) {
                findings.add(
                        Code.WALL_TYPE, "no wall is made of " + type.word(), "a Wall is solid or physical", "types");
            }
        }
        if (power.form().types().contains(PowerType.PHYSICAL)
                && (power.form().has("robust") || power.form().has("smooth"))) {
            findings.add(
                    Code.WALL_TYPE,
                    "only a Solid wall is robust or smooth",
                    "make it solid, or leave out 'robust' and 'smooth'",
                    "options");
        }
        if (weak(power.form()).size() > 1) {
            findings.add(
                    Code.WALL_VULNERABILITY,
                    "a Wall has one weakness at most",
                    "keep one of " + String.join(", ", weak(power.form())),
                    "options");
        }
        power.find(Persistent.class)
                .filter(modifier -> !modifier.has("barrier"))
                .ifPresent(modifier -> findings.add(
                        Code.PERSISTENT_WAY, modifier, "a Wall stays where it was put", "write 'persistent barrier'"));
    }

    @Override
    public void describe(PowerForm form, SuperPower power, Wording wording) {
        wording.isA(TypeWords.adjectives(form.types()) + " wall");
        wording.does("stands " + power.level() + " hexes high");
        wording.does("takes " + hits(form) + (hits(form) == 1 ? " hit" : " hits"));
        if (form.has("robust")) {
            wording.does("is proof against bare hands");
        }
        if (form.has("smooth")) {
            wording.does("is hard to climb");
        }
        if (form.has("dangerous")) {
            wording.does("hurts who touches it");
        }
        for (String word : weak(form)) {
            wording.but("gives way to " + TypeWords.title(word.substring(VULNERABLE.length())) + " damage");
        }
    }
}
