"""MaskablePPO of sb3-contrib learns DWARF against a bot.

    pip install "pithead[lab]" stable-baselines3 sb3-contrib
    python learn_dwarf.py                       1 minute, then 300 games that it has not seen
    python learn_dwarf.py --minutes 2 --games 50 --opponent greedy --out greedy

Writes the player (OUT.zip), the curve (OUT.svg) and its numbers (OUT.json). Minutes are those of
the processor, all cores together, so that nobody learns less on a busy machine; the games that
measure the player are not counted.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import gymnasium
from matplotlib import rcParams
from matplotlib.figure import Figure
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import pithead.lab.gymnasium
from pithead.lab.shares import with_interval

GAME = "pithead/Dwarf-v0"
# Tables that are played at side by side, and steps at each of them between two lessons.
TABLES, STEPS = 8, 512
# Lessons between two points of the curve, and games for each point.
LESSONS, LOOKS = 5, 100
# Where the seeds of those games begin, and those of the last ones: far from those of training.
OF_LOOKS, OF_PROOF = 10**6, 2 * 10**6

gymnasium.register_envs(pithead.lab.gymnasium)


def result(model: MaskablePPO, env: gymnasium.Env[Any, Any], seed: int) -> float:
    """What the player's seat got of the win: 1, 0, or its part of a shared one."""
    seen, facts = env.reset(seed=seed)
    is_over = False
    while not is_over:
        mask = facts["action_mask"]
        # Drawn from its policy: before the first lesson it plays like the random bot.
        action, _ = model.predict(seen, deterministic=False, action_masks=mask)
        seen, reward, is_over, _, facts = env.step(action)
    return (float(reward) + 1) / 2


def measured(model: MaskablePPO, opponent: str, games: int, first: int) -> dict[str, Any]:
    """The share of wins over so many seeds, with Wilson's interval."""
    env = gymnasium.make(GAME, opponents=opponent)
    return with_interval(sum(result(model, env, first + game) for game in range(games)), games)


def learnt(model: MaskablePPO, opponent: str, minutes: float) -> list[dict[str, Any]]:
    """Learn until the time is over; returns the points of the curve."""
    curve = [{"steps": 0, "minutes": 0.0, **measured(model, opponent, LOOKS, OF_LOOKS)}]
    spent = 0.0
    while spent < minutes:
        began = time.process_time()
        model.learn(LESSONS * STEPS * TABLES, reset_num_timesteps=False)
        spent += (time.process_time() - began) / 60
        found = measured(model, opponent, LOOKS, OF_LOOKS)
        curve.append({"steps": model.num_timesteps, "minutes": round(spent, 2), **found})
        print(f"{spent:5.1f} minutes, {model.num_timesteps:7} steps: {found['share']:.0%} won")
    return curve


def draw(curve: list[dict[str, Any]], opponent: str, file: Path) -> None:
    rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "pithead"})
    figure = Figure(figsize=(7, 4))
    axes = figure.add_subplot()
    minutes = [point["minutes"] for point in curve]
    low, high = ([point[end] for point in curve] for end in ("low", "high"))
    axes.fill_between(minutes, low, high, color="#3c6fa8", alpha=0.2, linewidth=0)
    axes.plot(minutes, [point["share"] for point in curve], color="#3c6fa8", marker="o")
    axes.axhline(0.8, color="#9a7b4f", linestyle="--", linewidth=1)
    axes.set_xlabel("minutes of the processor")
    axes.set_ylabel(f"share of wins against {opponent}")
    axes.set_ylim(0, 1)
    axes.margins(x=0.01)
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=1.0, help="of the processor")
    parser.add_argument("--games", type=int, default=300, help="in the end, to prove it")
    parser.add_argument("--opponent", default="random", help="any bot of Pithead")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learnt"))
    asked = parser.parse_args()

    tables = make_vec_env(
        GAME, n_envs=TABLES, seed=asked.seed, env_kwargs={"opponents": asked.opponent}
    )
    model = MaskablePPO(
        "MlpPolicy", tables, n_steps=STEPS, batch_size=1024, n_epochs=4, gamma=0.999,
        ent_coef=0.01, learning_rate=5e-4, policy_kwargs={"net_arch": [128, 128]},
        seed=asked.seed, device="cpu",
    )  # fmt: skip
    curve = learnt(model, asked.opponent, asked.minutes)
    proof = measured(model, asked.opponent, asked.games, OF_PROOF)
    print(
        f"Against {asked.opponent}: {proof['share']:.1%} of {proof['games']} games won "
        f"({proof['low']:.1%} to {proof['high']:.1%}), seed {asked.seed}"
    )
    model.save(asked.out)
    told = {"opponent": asked.opponent, "seed": asked.seed, "curve": curve, "proof": proof}
    asked.out.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    draw(curve, asked.opponent, asked.out.with_suffix(".svg"))


if __name__ == "__main__":
    main()
