package arbiter.games.centuryg.rule.match;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.rule.person.Sway;
import arbiter.games.centuryg.rule.person.Traits;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Note;
import arbiter.games.centuryg.state.Noted;
import arbiter.games.centuryg.state.Period;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Deathblows ride on an Offensive Test and are named before it. Ledger: BCG-DB-1, BCG-DB-2, BCG-AMB-32, BCG-AMB-134. */
final class Deathblows {

    private static final List<TraitId> ALL = List.of(
            TraitId.CALLED_SHOT,
            TraitId.DISTRACTION_MOVE,
            TraitId.FINISHING_BLOW,
            TraitId.FORBIDDEN_SECRET_ART,
            TraitId.SWEEPING_ASSAULT,
            TraitId.TRUE_STRIKE);

    /** Where whom to attack is a matter of choice anyway nobody sweeps. */
    static final List<TraitId> BUT_SWEEPING =
            ALL.stream().filter(blow -> blow != TraitId.SWEEPING_ASSAULT).toList();

    private Deathblows() {}

    /** Which ones this Test carries; never against Mecha, unless by a Giant Slayer. Ledger: BCG-CVM-3. */
    static Set<TraitId> name(Play<CenturyState> play, Fighter unit, Fighter target) {
        return name(play, unit, target, ALL);
    }

    /** The same of some of them. Ledger: nightmare. */
    static Set<TraitId> name(Play<CenturyState> play, Fighter unit, Fighter target, List<TraitId> which) {
        Set<TraitId> named = EnumSet.noneOf(TraitId.class);
        if (!target.isOnFoot() && !unit.body().has(TraitId.GIANT_SLAYER)) {
            return named;
        }
        List<Deathblow> options = options(unit, target, which, named);
        while (!options.isEmpty()) {
            options.add(0, Deathblow.none(target));
            Deathblow chosen = play.choose(
                    Request.one(unit.decider(), "attack.deathblow", options).asking(() -> "Name a Deathblow?"));
            if (chosen.declines()) {
                break;
            }
            named.add(chosen.blow().orElseThrow());
            options = options(unit, target, which, named);
        }
        return named;
    }

    private static List<Deathblow> options(Fighter unit, Fighter target, List<TraitId> which, Set<TraitId> named) {
        List<Deathblow> options = new ArrayList<>(0);
        for (TraitId blow : which) {
            if (unit.body().has(blow) && !named.contains(blow)) {
                options.add(new Deathblow(Optional.of(blow), repeats(unit, blow), target));
            }
        }
        return options;
    }

    /** A Disadvantage for each earlier use this Episode. */
    static Sway repeated(Fighter unit, Set<TraitId> named) {
        Sway sway = Sway.NONE;
        for (TraitId blow : named) {
            sway = sway.worse(Traits.name(blow) + " again", repeats(unit, blow));
        }
        return sway;
    }

    private static int repeats(Fighter unit, TraitId blow) {
        boolean mastered = unit.body().chose(TraitId.LIVING_WEAPON, EnumWords.of(blow)); // living-weapon
        return mastered ? 0 : unit.body().notes().count(Note.Kind.DEATHBLOW, EnumWords.of(blow));
    }

    static void use(Play<CenturyState> play, Fighter unit, Set<TraitId> named) {
        for (TraitId blow : named) {
            Note note = new Note(Note.Kind.DEATHBLOW, EnumWords.of(blow), 1, Period.EPISODE);
            play.emit(new Noted(unit.id(), note, "puts everything into a " + Traits.name(blow)));
        }
    }
}
