package arbiter.games.capital.watch;

import arbiter.games.capital.ability.Ultimate;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.ActTrait;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.MenuSection;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/** Lockdown: the Sentinel's Ultimate, an Action that gives counters to stop movement with. Ledger: lockdown-1. */
public record Lockdown(int least) implements ActTrait {

    @Override
    public MenuSection section() {
        return MenuSection.STANCE;
    }

    @Override
    public void offerActions(CapitalState state, Combatant unit, List<CapitalAct> menu) {
        if (Ultimate.ready(unit, this)) {
            menu.add(new Begin(this, unit));
        }
    }

    private record Begin(Lockdown trait, Combatant unit) implements CapitalAct {

        @Override
        public String id() {
            return "lockdown";
        }

        @Override
        public String text() {
            return "Lockdown (Ultimate)";
        }

        @Override
        public boolean isAction() {
            return true;
        }

        @Override
        public void resolve(Play<CapitalState> play, Occasion occasion) {
            int counters = Math.max(trait.least, unit.score(Attribute.WIS) - 1); // read now: CAP-AMB-109
            Ultimate.spend(play, unit, trait);
            play.emit(new LockdownGained(unit.id(), counters));
        }
    }
}
