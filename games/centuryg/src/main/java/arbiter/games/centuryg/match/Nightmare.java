package arbiter.games.centuryg.match;

import arbiter.games.centuryg.attack.MightOutlook;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.person.Noted;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.trait.PersonTrait;
import arbiter.games.centuryg.trait.TraitInUse;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.OptionalAction;
import java.util.ArrayList;
import java.util.List;

/**
 * Terror for any number of people in a Zone, each once an Arc; there are such crowds at most a step away. Ledger:
 * nightmare, BCG-AMB-133, BCG-PLOT-5.
 */
public record Nightmare() implements PersonTrait {

    @Override
    public void offerAct(CenturyState state, Fighter unit, TraitInUse own, List<CenturyAct> acts) {
        List<Integer> places = places(state, unit);
        if (!places.isEmpty()) {
            acts.add(new Terror(
                    own, places.stream().map(zone -> present(state, unit, zone)).toList()));
        }
    }

    /** The Zones at most a step away with people to frighten. Ledger: BCG-MATCH-8, BCG-MATCH-9, BCG-AMB-27. */
    private static List<Integer> places(CenturyState state, Fighter unit) {
        List<Integer> places = new ArrayList<>(1);
        for (int zone : Movement.reach(state, unit, 1).places()) {
            if (!present(state, unit, zone).isEmpty()) {
                places.add(zone);
            }
        }
        return places;
    }

    private static List<Fighter> present(CenturyState state, Fighter unit, int zone) {
        List<Fighter> present = new ArrayList<>();
        for (Fighter other : state.units()) {
            if (other != unit
                    && other.isFighting()
                    && other.isOnFoot()
                    && other.zone() == zone
                    && !other.body().notes().has(Note.Kind.FRIGHTENED, unit.id())) {
                present.add(other);
            }
        }
        return present;
    }

    /** What the Test against one of those present would come to. */
    public static MightOutlook against(CenturyState state, Fighter unit, Fighter target) {
        return PersonAttack.outlook(state, unit, FootWeapon.NIGHTMARE, target);
    }

    private static List<Fighter> victims(Play<CenturyState> play, Fighter unit) {
        List<Fighter> left = present(play.state(), unit, unit.zone());
        List<Fighter> victims = new ArrayList<>();
        while (!left.isEmpty()) {
            List<OptionalAction<CenturyState>> options = new ArrayList<>();
            for (Fighter other : left) {
                options.add(OptionalAction.of(other.id(), other.name(), now -> victims.add(other)));
            }
            options.add(OptionalAction.none("Nobody else"));
            OptionalAction<CenturyState> chosen = play.choose(
                    Request.one(unit.decider(), "nightmare.whom", options).asking(() -> "Whom to frighten?"));
            chosen.resolve(play);
            if (chosen.declines()) {
                break;
            }
            left.removeAll(victims);
        }
        return victims;
    }

    /** Frightening one of those crowds. */
    public record Terror(TraitInUse own, List<List<Fighter>> crowds) implements CenturyAct {

        @Override
        public boolean offensive() {
            return true;
        }

        @Override
        public String id() {
            return own.id();
        }

        @Override
        public String text() {
            return own.entry().name() + ": frighten people here";
        }

        @Override
        public double worthOnFoot(CenturyState state, Fighter unit, FootProspects prospects) {
            double most = 0;
            for (List<Fighter> crowd : crowds) {
                most = Math.max(most, terror(state, unit, crowd, prospects));
            }
            return most;
        }

        /** Enemies only; friends are spared. */
        private static double terror(CenturyState state, Fighter unit, List<Fighter> crowd, FootProspects prospects) {
            double sum = 0;
            for (Fighter present : crowd) {
                Fighter target = state.unit(present.id());
                if (state.enemies(unit, target)) {
                    sum += prospects.blow(target, against(state, unit, target));
                }
            }
            return sum;
        }

        @Override
        public void resolve(Play<CenturyState> play, Fighter unit) {
            FootMovement.to(play, unit, places(play.state(), unit), "nightmare.place");
            List<Fighter> victims = victims(play, unit);
            if (victims.isEmpty()) {
                Buildup.lose(play, unit);
                return;
            }
            for (Fighter victim : victims) {
                Note note = new Note(Note.Kind.FRIGHTENED, unit.id(), 1, Period.ARC);
                play.emit(new Noted(victim.id(), note, "looks into a Nightmare"));
            }
            List<Trait> blows =
                    Deathblows.butSweeping(play, unit, victims.get(0)); // BCG-DB-1: any attack on Plot Armor
            PersonAttack.resolve(play, unit, FootWeapon.NIGHTMARE, false, victims, blows);
        }
    }
}
