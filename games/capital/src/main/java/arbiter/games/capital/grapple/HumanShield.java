package arbiter.games.capital.grapple;

import arbiter.games.capital.ability.NothingTwice;
import arbiter.games.capital.check.Check;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.NoAction;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/**
 * A Reaction of a grappler about to be attacked: STR against STR to have the victim attacked in its place, or letting
 * go. Step 3 of an Attack. Ledger: CAP-STAT-GRAPPLING-3, CAP-STAT-GRAPPLING-4, CAP-AMB-96.
 */
public final class HumanShield {

    private static final Check.Labels LABELS = Check.Labels.of("swap");
    private static final String NAME = "swap";

    private record Swap(Combatant victim) implements Option {

        @Override
        public String id() {
            return "swap";
        }

        @Override
        public String text() {
            return "Hold " + victim.name() + " in the way";
        }
    }

    private HumanShield() {}

    /** The targets after each grappler among them has had its chance. */
    public static List<Combatant> offer(Play<CapitalState> play, Combatant attacker, List<Combatant> targets) {
        List<Combatant> now = targets;
        for (int i = 0; i < targets.size(); i++) {
            Combatant target = targets.get(i);
            if (target.grappling().isPresent()) {
                now = offered(play, attacker, target, i, now);
            }
        }
        return now;
    }

    private static List<Combatant> offered(
            Play<CapitalState> play, Combatant attacker, Combatant grappler, int place, List<Combatant> targets) {
        Combatant victim = play.state().unit(grappler.grappling().orElseThrow());
        List<Option> options = new ArrayList<>();
        if (victim != attacker
                && victim.present()
                && !targets.contains(victim)
                && !NothingTwice.forbids(grappler, NAME)) {
            options.add(new Swap(victim));
        }
        List<CapitalAct> releases = new ArrayList<>();
        Release.offer(play.state(), grappler, releases);
        options.addAll(releases);
        Option pass = new NoAction();
        options.add(pass);
        boolean worthIt = options.get(0) instanceof Swap && play.state().enemies(grappler, victim);
        Option chosen = play.choose(Request.one(grappler.decider(), "attack.swap", options)
                .asking(() -> attacker.name() + " attacks " + grappler.name() + ", who holds " + victim.name() + ".")
                .otherwise(worthIt ? options.get(0) : pass));
        if (chosen instanceof Release release) {
            release.resolve(play, Occasion.OVERWATCH);
        } else if (chosen instanceof Swap && swapped(play, grappler, victim)) {
            List<Combatant> others = new ArrayList<>(targets);
            others.set(place, victim);
            return others;
        }
        return targets;
    }

    private static boolean swapped(Play<CapitalState> play, Combatant grappler, Combatant victim) {
        NothingTwice.note(play, grappler, NAME);
        boolean success = Check.against(
                        play,
                        LABELS,
                        "holding the victim in the way",
                        grappler,
                        grappler.modifiers(Attribute.STR),
                        victim,
                        victim.modifiers(Attribute.STR))
                .succeeds();
        if (success) {
            play.emit(new ShieldHeld(grappler.id(), victim.id()));
        }
        return success;
    }
}
