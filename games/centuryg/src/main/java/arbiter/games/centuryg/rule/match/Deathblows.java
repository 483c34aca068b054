package arbiter.games.centuryg.rule.match;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.rule.Whether;
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

    /** Those for a Test whose targets are known. Ledger: nightmare. */
    static final List<TraitId> AT_KNOWN_TARGETS = List.of(
            TraitId.CALLED_SHOT,
            TraitId.DISTRACTION_MOVE,
            TraitId.FINISHING_BLOW,
            TraitId.FORBIDDEN_SECRET_ART,
            TraitId.TRUE_STRIKE);

    private Deathblows() {}

    /** Which ones this Test carries; never against Mecha, unless by a Giant Slayer. Ledger: BCG-CVM-3. */
    static Set<TraitId> name(Play<CenturyState> play, Fighter unit, Fighter target) {
        return name(play, unit, target, ALL);
    }

    /** The same where not all of them mean anything. */
    static Set<TraitId> name(Play<CenturyState> play, Fighter unit, Fighter target, List<TraitId> fitting) {
        Set<TraitId> named = EnumSet.noneOf(TraitId.class);
        if (!target.isOnFoot() && !unit.body().has(TraitId.GIANT_SLAYER)) {
            return named;
        }
        List<Whether> options = options(unit, named, fitting);
        while (!options.isEmpty()) {
            options.add(0, Whether.none("No more Deathblows"));
            Whether chosen = play.choose(
                    Request.one(unit.decider(), "attack.deathblow", options).asking(() -> "Name a Deathblow?"));
            if (chosen.declines()) {
                break;
            }
            chosen.act(play);
            options = options(unit, named, fitting);
        }
        return named;
    }

    private static List<Whether> options(Fighter unit, Set<TraitId> named, List<TraitId> fitting) {
        List<Whether> options = new ArrayList<>(0);
        for (TraitId blow : fitting) {
            if (unit.body().has(blow) && !named.contains(blow)) {
                int worse = repeats(unit, blow);
                String text = Traits.name(blow) + (worse == 0 ? "" : ", " + worse + " Disadvantages");
                options.add(Whether.of(EnumWords.of(blow), text, play -> named.add(blow)));
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
