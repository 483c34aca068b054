package arbiter.games.centuryg.match;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.person.Noted;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.person.TraitUses;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.test.EdgeCount;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
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
        if (!target.isOnFoot() && !GiantSlayer.is(unit)) {
            return named;
        }
        List<DeathblowOption> options = options(unit, target, which, named);
        while (!options.isEmpty()) {
            options.add(0, DeathblowOption.none(target));
            DeathblowOption chosen = play.choose(
                    Request.one(unit.decider(), "attack.deathblow", options).asking(() -> "Name a Deathblow?"));
            if (chosen.declines()) {
                break;
            }
            named.add(chosen.blow().orElseThrow());
            options = options(unit, target, which, named);
        }
        return named;
    }

    private static List<DeathblowOption> options(
            Fighter unit, Fighter target, List<TraitId> which, Set<TraitId> named) {
        List<DeathblowOption> options = new ArrayList<>(0);
        for (TraitId blow : which) {
            if (unit.body().has(blow) && !named.contains(blow)) {
                options.add(new DeathblowOption(Optional.of(blow), repeats(unit, blow), target));
            }
        }
        return options;
    }

    /** A Disadvantage for each earlier use this Episode. */
    static EdgeCount repeated(Fighter unit, Set<TraitId> named) {
        EdgeCount sway = EdgeCount.NONE;
        for (TraitId blow : named) {
            sway = sway.worse(TraitUses.name(blow) + " again", repeats(unit, blow));
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
            play.emit(new Noted(unit.id(), note, "puts everything into a " + TraitUses.name(blow)));
        }
    }
}
