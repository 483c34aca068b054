package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.attack.Attack;
import arbiter.games.centuryg.attack.AttackAction;
import arbiter.games.centuryg.attack.Occasion;
import arbiter.games.centuryg.attack.TakeAim;
import arbiter.games.centuryg.attack.Targets;
import arbiter.games.centuryg.boss.Allegiance.Possessed;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.power.Powers;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.ItemDone;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.BossUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.games.centuryg.upgrade.UpgradeItem;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** An Enemy turns a Default Weapon on one of its own. Ledger: possession, BCG-AMB-124, BCG-AMB-132. */
public record BossPossession(int energy) implements BossUpgrade {

    @Override
    public void offer(CenturyState state, Fighter boss, int level, InstalledTrait<?> self, List<CenturyAct> deeds) {
        if (boss.energy() >= energy
                && !state.done().contains(self.id())
                && !puppets(state, boss).isEmpty()) {
            deeds.add(UpgradeItem.of(self, self.name(), energy, (play, unit) -> resolve(play, unit, self)));
        }
    }

    private static List<Fighter> puppets(CenturyState state, Fighter boss) {
        List<Fighter> puppets = Powers.enemies(state, boss);
        puppets.removeIf(puppet -> !isOfUse(state, boss, puppet));
        return puppets;
    }

    /** Whether it would reach an ally; who is in the way of whom is another matter once it changes sides. */
    private static boolean isOfUse(CenturyState state, Fighter boss, Fighter puppet) {
        if (!puppet.isOut()) {
            return false;
        }
        CenturyState imagined = state.copy();
        new Possessed(puppet.id(), boss.id(), true).apply(imagined);
        return !actions(imagined, imagined.unit(puppet.id())).isEmpty();
    }

    /** Every Offensive Action of a possessed Unit against allies within reach after a Move. Ledger: BCG-OFF-1. */
    private static List<CenturyAct> actions(CenturyState state, Fighter puppet) {
        Targets finder = new Targets(state, puppet);
        List<CenturyAct> all = new ArrayList<>();
        AttackAction.offer(state, puppet, finder, all);
        List<CenturyAct> actions = new ArrayList<>();
        for (CenturyAct deed : all) {
            if (deed instanceof AttackAction offense
                    && isDefault(offense.wield().weapon())) {
                List<Fighter> victims = own(puppet, offense.targets());
                if (!victims.isEmpty()) {
                    actions.add(new AttackAction(offense.mode(), offense.wield(), victims, offense.energy()));
                }
            }
        }
        for (TakeAim.Sight sight : TakeAim.sights(state, puppet, finder)) {
            List<Fighter> victims = own(puppet, sight.targets());
            if (isDefault(sight.mounted().weapon()) && !victims.isEmpty()) {
                actions.add(new ForcedAim(new TakeAim.Sight(sight.mounted(), victims)));
            }
        }
        return actions;
    }

    /** Aiming with one Weapon at one's own. */
    private record ForcedAim(TakeAim.Sight sight) implements CenturyAct {

        @Override
        public boolean offensive() {
            return true;
        }

        @Override
        public String id() {
            return "aim:" + sight.id();
        }

        @Override
        public String text() {
            return "Aim the " + sight.mounted().weapon().name();
        }

        @Override
        public void resolve(Play<CenturyState> play, Fighter unit) {
            TakeAim.take(play, unit, sight);
        }
    }

    private static boolean isDefault(Weapon weapon) {
        return weapon.make() == Weapon.Make.STANDARD;
    }

    private static List<Fighter> own(Fighter puppet, List<Fighter> targets) {
        List<Fighter> own = new ArrayList<>(targets.size());
        for (Fighter target : targets) {
            if (target.ownSide().equals(puppet.ownSide())) {
                own.add(target);
            }
        }
        return own;
    }

    private void resolve(Play<CenturyState> play, Fighter boss, InstalledTrait<?> self) {
        play.emit(new ItemDone(boss.id(), self.id()));
        Fighter puppet = UnitOption.choose(
                play, boss.decider(), "boss.possess", puppets(play.state(), boss), () -> "Who is possessed?");
        if (boss.energy() < energy || !isOfUse(play.state(), boss, puppet)) { // a Power was called meanwhile
            return;
        }
        EnergyPayment.energy(play, boss, energy, self.name());
        if (boss.isFighting() && isOfUse(play.state(), boss, puppet)) { // both outlive what paying does to them
            play.emit(new Possessed(puppet.id(), boss.id(), true));
            command(play, boss, puppet);
            end(play, puppet);
        }
    }

    private static void command(Play<CenturyState> play, Fighter boss, Fighter puppet) {
        List<CenturyAct> actions = actions(play.state(), puppet);
        CenturyAct action = actions.size() == 1
                ? actions.get(0)
                : play.choose(Request.one(boss.decider(), "boss.puppet", actions)
                        .asking(() -> "What does " + puppet.name() + " do to its own?"));
        if (action instanceof AttackAction offense) {
            Attack.resolve(play, puppet, offense, Occasion.OUT_OF_TURN);
        } else {
            action.resolve(play, puppet);
        }
    }

    /** With its Action the Unit is free: a duel opponent who answers it answers one of the old side. Ledger: BCG-AMB-132. */
    public static void end(Play<CenturyState> play, Fighter puppet) {
        if (puppet.allegiance().isPossessed()) {
            play.emit(new Possessed(puppet.id(), puppet.allegiance().possessor().orElseThrow(), false));
        }
    }

    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, UpgradeItem use, TurnProspects prospects) {
        return true;
    }
}
