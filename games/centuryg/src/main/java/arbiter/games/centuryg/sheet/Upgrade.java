package arbiter.games.centuryg.sheet;

import arbiter.content.catalogue.Entry;

/** An Upgrade of a Mecha: what it costs, where it goes, what it does in words; the rules know it by its id. */
public record Upgrade(
        String id, String name, UpgradeKind kind, int cost, Placement placement, boolean specialist, String text)
        implements Entry {}
