package arbiter.games.centuryg.rule.match;

import arbiter.games.centuryg.rule.Whether;
import arbiter.games.centuryg.rule.person.HealingTest;
import arbiter.games.centuryg.state.Body;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Scale;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.ArrayList;
import java.util.List;

/** Tests of all kinds that somebody may try, as far as there is something to try. Ledger: 2.3, BCG-SKILL-2, BCG-PROXY-2. */
final class Attempts {

    private Attempts() {}

    /** What that person may try; {@code asker} says what the Test is, the gamemaster or the person's own player. */
    static List<Whether> of(CenturyState state, Fighter fighter, Decider asker) {
        List<Whether> attempts = new ArrayList<>();
        String id = fighter.id();
        String name = fighter.name();
        attempts.add(Whether.of("test:" + id, name + " makes a Test", play -> TestOrder.single(play, asker, fighter)));
        for (Fighter other : state.fighters()) {
            if (other != fighter && isPresent(other)) {
                attempts.add(Whether.of(
                        "contest:" + id + ":" + other.id(),
                        name + " against " + other.name(),
                        play -> TestOrder.contest(play, asker, fighter, other)));
            }
        }
        if (state.scene().scale() == Scale.INTERMISSION) {
            atLeisure(state, fighter, asker, attempts);
        }
        return attempts;
    }

    private static boolean isPresent(Fighter other) {
        return other.hasBody() && other.isFighting();
    }

    /** What nobody has the time for while there is a fight. */
    private static void atLeisure(CenturyState state, Fighter fighter, Decider asker, List<Whether> attempts) {
        String id = fighter.id();
        String name = fighter.name();
        attempts.add(Whether.of(
                "extended:" + id,
                name + " works at something, in an Extended Test",
                play -> LongTests.extended(play, asker, fighter)));
        attempts.add(Whether.of(
                "mixed:" + id,
                name + " does several things at once, in a Mixed Test",
                play -> LongTests.mixed(play, asker, fighter)));
        if (!Shopping.items(state, fighter).isEmpty()) {
            attempts.add(Whether.of(
                    "equipment:" + id,
                    name + " looks for Equipment",
                    play -> Shopping.equipment(play, asker, fighter)));
        }
        attempts.add(Whether.of(
                "resources:" + id, name + " has it done for money", play -> Shopping.substitute(play, fighter)));
        for (Fighter other : state.fighters()) {
            if (isPresent(other)) {
                treatment(fighter, other, attempts);
                repairs(fighter, other, attempts);
            }
        }
    }

    /** Ledger: BCG-HEAL-1. */
    private static void treatment(Fighter healer, Fighter patient, List<Whether> attempts) {
        for (int i = 0; i < Body.LAYERS; i++) {
            int layer = i;
            if (HealingTest.possible(patient, layer)) {
                attempts.add(Whether.of(
                        "heal:" + healer.id() + ":" + patient.id() + ":" + (layer + 1),
                        healer.name() + " treats Layer " + (layer + 1) + " of " + patient.name(),
                        play -> HealingTest.resolve(play, healer, patient, layer)));
            }
        }
    }

    /** Ledger: BCG-PROXY-2. */
    private static void repairs(Fighter mechanic, Fighter owner, List<Whether> attempts) {
        for (int i = 0; i < owner.body().proxies().size(); i++) {
            int which = i;
            if (HealingTest.repairable(owner, which)) {
                attempts.add(Whether.of(
                        "repair:" + mechanic.id() + ":" + owner.id() + ":" + (which + 1),
                        mechanic.name() + " repairs a Proxy of " + owner.name(),
                        play -> HealingTest.repair(play, mechanic, owner, which)));
            }
        }
    }

    /** A player says what to try, and the gamemaster whether that goes. */
    static void choose(Play<CenturyState> play, Fighter fighter) {
        List<Whether> options = of(play.state(), fighter, fighter.decider());
        options.add(Whether.none("Nothing after all"));
        Whether chosen = play.choose(Request.one(fighter.decider(), "try.what", options)
                .asking(() -> "What does " + fighter.name() + " try?"));
        if (!chosen.declines() && agreed(play, chosen)) {
            chosen.act(play);
        }
    }

    private static boolean agreed(Play<CenturyState> play, Whether wanted) {
        return play.choose(Request.one(Decider.GAMEMASTER, "try.agreed", YesNo.BOTH)
                        .asking(() -> wanted.text() + ". Does that go?")
                        .otherwise(YesNo.YES))
                == YesNo.YES;
    }
}
